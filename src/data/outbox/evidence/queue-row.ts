import { ProblemError } from '#src/contract/problem.ts'
import type { DraftProblem, DraftRow } from '#src/storage/tables/drafts.ts'
import type { EvidenceRow } from '#src/storage/tables/evidence-queue.ts'
import { nextWait } from '#src/contract/next-wait.ts'
import { isPassing } from '../problem.ts'
import type { Entry } from '../drain.ts'
import type { EvidencePlace } from '../outbox.ts'

const untried = { state: 'waiting', problem: null, attempts: 0, notBefore: 0 } as const

type NewRow = Pick<
  EvidenceRow,
  'id' | 'user' | 'organisation' | 'credentialId' | 'name' | 'type' | 'size' | 'addedAt'
>

/** A file that was just chosen. */
export function newRow(file: NewRow): EvidenceRow {
  return { ...file, key: file.id, ...untried }
}

/** Somebody said what a file proves. @param key for what is another request now */
export function assigned(row: EvidenceRow, place: EvidencePlace, key: string): EvidenceRow {
  return { ...row, ...place, key, ...untried }
}

/** It is about to go out. */
export function begun(row: EvidenceRow): EvidenceRow {
  return { ...row, state: 'sending', problem: null, attempts: row.attempts + 1 }
}

/** It is to be tried as soon as possible: a person asks for it, or the sign-in that it waits for is there. */
export function woken(row: EvidenceRow): EvidenceRow {
  return { ...row, state: 'waiting', notBefore: 0 }
}

/**
 * What came of an attempt that stored nothing.
 * @param next.now milliseconds since the epoch
 * @param next.random 0 to 1, spreads the back-off
 * @param next.key the key of the next request, where that is another one: the server repeats a refusal under
 * the same key
 */
export function failed(
  row: EvidenceRow,
  problem: DraftProblem,
  next: { key: string; now: number; random: number; waitsForProfile: boolean },
): EvidenceRow {
  if (problem.status === 401) {
    return { ...row, state: 'sign-in', problem, attempts: row.attempts - 1 }
  }
  const notBefore = next.now + nextWait(row.attempts, next.random, problem.retryAfter)
  if (isPassing(problem)) return { ...row, state: 'waiting', problem, notBefore }
  if (next.waitsForProfile && isUnheld(problem)) {
    return { ...row, state: 'waiting', problem: null, key: next.key, notBefore }
  }
  if (problem.code === 'idempotency-key-reused') {
    // Another release words the same request differently; the same content is stored once all the same.
    return { ...row, state: 'waiting', problem: null, key: next.key, notBefore }
  }
  return { ...row, state: 'refused', problem, key: next.key, attempts: 0 }
}

/** Whether the server said that the profile does not hold the credential. */
function isUnheld({ code, field }: Pick<DraftProblem, 'code' | 'field'>): boolean {
  return code === 'invalid' && field === 'credentialId'
}

/** The device no longer has what was in the file. */
export const lostContent = new ProblemError({
  status: 410,
  code: 'lost-content',
  message: 'This device has lost the file. Choose it again.',
})

/**
 * Whether a file has to wait for its profile: its credential is only in an unsent draft, or was in one
 * and was taken away again.
 */
export function waitsForProfile(
  { credentialId }: Pick<EvidenceRow, 'credentialId'>,
  draft: Pick<DraftRow, 'base'> | null,
): boolean {
  if (!draft || credentialId === null) return false
  return !draft.base.credentials.some((one) => one.id === credentialId)
}

/**
 * What the drain knows of a file. One without a credential is held back as one that waits
 * for its profile is.
 */
export function entryOf(row: EvidenceRow, waitsForProfile: boolean): Entry {
  const { id, key, state, notBefore, addedAt, credentialId } = row
  const isHeld = credentialId === null || waitsForProfile
  return { id, key, state, notBefore, askedAt: addedAt, isHeld }
}
