import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { evidence, evidenceTypes } from '../evidence.ts'
import { catalogueId, instant, line, slug } from '../fields.ts'
import * as limits from '../limits.ts'

const one = v.strictObject({ slug, id: v.pipe(v.string(), v.uuid('is not a known id')) })

/** Files that prove credentials (PRF-8), and the wait for whoever looks at them (OPR-3). */
export const evidenceEndpoints = {
  evidence: endpoint({
    method: 'GET',
    path: '/organisation/:slug/evidence',
    access: 'member',
    roles: ['verifier'],
    summary: 'The evidence of an organisation, newest first',
    params: v.strictObject({ slug }),
    response: v.object({ results: v.array(evidence) }),
  }),
  uploadEvidence: endpoint({
    method: 'POST',
    path: '/organisation/:slug/credentials/:credentialId/evidence',
    access: 'member',
    summary: 'Add a file to a held credential; the body is the file itself',
    params: v.strictObject({ slug, credentialId: catalogueId }),
    query: v.strictObject({ name: line(limits.fileName) }),
    bytes: { types: [...evidenceTypes, 'application/octet-stream'], most: limits.evidenceBytes },
    response: v.object({ data: evidence }),
    status: 201,
  }),
  evidenceFile: endpoint({
    method: 'GET',
    path: '/organisation/:slug/evidence/:id',
    access: 'member',
    roles: ['verifier'],
    summary: 'The file itself, as a download',
    params: one,
    file: true,
  }),
  removeEvidence: endpoint({
    method: 'DELETE',
    path: '/organisation/:slug/evidence/:id',
    access: 'member',
    summary: 'Take a file back',
    params: one,
    status: 204,
  }),
  credentialWaits: endpoint({
    method: 'GET',
    path: '/organisation/:slug/waits',
    access: 'member',
    summary: 'Which credentials wait for a verifier, at which place, and how long that takes',
    params: v.strictObject({ slug }),
    response: v.object({
      data: v.object({
        waiting: v.array(
          v.object({
            credentialId: v.string(),
            since: instant,
            /** From 1 on; one more than are counted where there are more. */
            place: v.number(),
          }),
        ),
        /** Milliseconds that half of what was decided lately had waited at most; null: nothing was. */
        medianWait: v.nullable(v.number()),
      }),
    }),
  }),
} as const
