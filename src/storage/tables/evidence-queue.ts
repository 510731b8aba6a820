import * as v from 'valibot'
import type { OutboxTable } from '../outbox-table.ts'
import { draftProblem } from './drafts.ts'
import { evidenceContents } from './evidence-contents.ts'

/** A file that was chosen as evidence and that the server does not have yet (PRF-8, OFF-5). */
export const evidenceRow = v.object({
  id: v.string(),
  user: v.string(),
  /** Slug. */
  organisation: v.string(),
  /** Null while the user has not said what a shared file proves. */
  credentialId: v.nullable(v.string()),
  name: v.string(),
  /** Media type; empty where the browser knew none. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** `Idempotency-Key`: however often this is sent, it is stored once. Another request, another key. */
  key: v.string(),
  state: v.picklist(['waiting', 'sending', 'refused', 'sign-in']),
  problem: v.nullable(draftProblem),
  attempts: v.number(),
  /** ms since the epoch: not to be tried before, unless something has changed. */
  notBefore: v.number(),
  /** ms since the epoch. */
  addedAt: v.number(),
})
export type EvidenceRow = v.InferOutput<typeof evidenceRow>

export const evidenceQueue = { name: 'evidenceQueue', key: 'id, user' } as const

/** Files by their ids, with what is in them beside. */
export const evidenceTable: OutboxTable<EvidenceRow> = {
  name: evidenceQueue.name,
  contents: evidenceContents.name,
  idOf: (row) => row.id,
  keyOf: (_user, id) => id,
  ofUser: (user) => ({ index: 'user', from: user, to: user }),
  read: (stored) => (v.is(evidenceRow, stored) ? stored : null),
  stored: (row) => row,
}
