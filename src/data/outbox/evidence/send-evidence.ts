import type { Api } from '#src/api/create-api.ts'
import type { Evidence } from '#src/contract/evidence.ts'
import type { OutboxStore } from '#src/storage/outbox-store.ts'
import type { EvidenceRow } from '#src/storage/tables/evidence-queue.ts'
import { problemOf } from '../problem.ts'
import { begun, failed, lostContent } from './queue-row.ts'

export type SendEvidence = {
  store: Pick<OutboxStore<EvidenceRow>, 'change' | 'content'>
  upload: Api['evidence']['upload']
  waitsForProfile: (row: EvidenceRow) => boolean
  newKey: () => string
  /** ms since the epoch. */
  now: () => number
  /** 0 to 1. */
  random: () => number
  /** Told how much has gone out, 0 to 1. */
  onProgress: (row: EvidenceRow, share: number) => void
  /** Told of each file that is on the server for certain, with null where its answer was lost. */
  onSent: (row: EvidenceRow, evidence: Evidence | null) => void
  onFailed: (row: EvidenceRow) => void
}

/**
 * Sends one file, once, and writes into its row what came of it. However it ends, the file is on the
 * device or on the server, unless `signal` gave it up. Never rejects.
 * @returns whether the server could be reached
 */
export async function sendEvidence(
  row: EvidenceRow,
  send: SendEvidence,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, onProgress } = send
  const { id, key } = row
  const change = (then: (row: EvidenceRow) => EvidenceRow | null) =>
    store.change(id, (now) => (now?.key === key ? then(now) : now))
  const marked = await change(begun)
  if (marked?.key !== key || marked.credentialId === null) return true
  const { organisation, credentialId, name, type } = marked
  try {
    const bytes = await store.content(id)
    if (!bytes) throw lostContent
    const file = new File([bytes], name, { type })
    const sent = await send.upload(organisation, credentialId, file, {
      key,
      signal,
      onProgress: (share) => onProgress(marked, share),
    })
    send.onSent(marked, sent)
    await change(() => null)
    return true
  } catch (error) {
    if (signal.aborted) return true
    const problem = problemOf(error)
    if (problem.code === 'already-done') {
      send.onSent(marked, null)
      await change(() => null)
      return true
    }
    const next = { key: send.newKey(), now: send.now(), random: send.random() }
    const waitsForProfile = send.waitsForProfile(marked)
    const after = await change((now) => failed(now, problem, { ...next, waitsForProfile }))
    if (after) send.onFailed(after)
    return problem.status !== 0
  }
}
