import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'

/** What the public may know of the audit log, and nobody in it. */
export const auditEndpoints = {
  auditHead: endpoint({
    method: 'GET',
    path: '/public/audit-log/head',
    access: 'public',
    summary: 'Head of the audit log: whoever keeps it can tell later whether the log was changed',
    response: v.object({
      /** How many links the chain over the log has. */
      position: v.number(),
      /** SHA-256 in hex, over all of them. */
      hash: v.string(),
      /** ISO 8601, UTC; null as long as nothing is recorded. */
      sealedAt: v.nullable(v.string()),
    }),
  }),
} as const
