import type { Api } from '#src/api/create-api.ts'
import { buildPatch } from '#src/contract/profile/build-patch.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { RowChange } from '#src/storage/outbox-rows.ts'
import type { DraftProblem, DraftRow } from '#src/storage/tables/drafts.ts'
import { nextWait } from '#src/contract/next-wait.ts'
import { isPassing, problemOf } from '../problem.ts'
import { metNewer, postponed, stored, type Asking } from './outgoing.ts'

export type SendDependencies = {
  organisations: Pick<Api['organisations'], 'save' | 'details'>
  /** Changes the row of an organisation. */
  change: (organisation: string, change: RowChange<DraftRow>) => Promise<DraftRow | null>
  newKey: () => string
  /** ms since the epoch. */
  now: () => number
  /** 0 to 1. */
  random: () => number
  /** Whether the server can be reached, as far as is known. */
  isReachable: () => boolean
}

/** What came of one attempt: the stored profile, or whether it is worth going on at once. */
export type SendResult =
  { kind: 'stored'; details: OrganisationDetails } | { kind: 'kept' } | { kind: 'unreachable' }

/**
 * Sends what waits in one row, once, and writes into the row what came of it. However it ends, what
 * was typed is in the row or on the server. Never rejects.
 */
export async function sendDraft(row: DraftRow, send: SendDependencies): Promise<SendResult> {
  const { organisation, outgoing } = row
  if (!outgoing) return { kind: 'kept' }
  const { key } = outgoing
  const marked = await send.change(
    organisation,
    (now) =>
      now &&
      postponed(now, key, {
        state: 'sending',
        problem: null,
        attempts: (now.outgoing?.attempts ?? 0) + 1,
      }),
  )
  if (marked?.outgoing?.key !== key) return { kind: 'kept' }
  try {
    const { fields, otherMinorityId } = marked.outgoing
    const patch = buildPatch(fields, marked.base, otherMinorityId)
    const saved = await send.organisations.save(organisation, patch, marked.baseVersion, key)
    await settle(row, send, (now, next) => stored(now, key, saved, next))
    return { kind: 'stored', details: saved }
  } catch (error) {
    return await failed(row, key, error, send)
  }
}

async function failed(
  row: DraftRow,
  key: string,
  error: unknown,
  send: SendDependencies,
): Promise<SendResult> {
  const problem = problemOf(error)
  // 409 `already-done`: it is stored, only the answer was lost. Reading tells both the same way.
  if (problem.status === 412 || problem.code === 'already-done') return readTheirs(row, key, send)
  if (problem.code === 'idempotency-key-reused') {
    // Another release words the same request differently; the version guards against doing it twice.
    await settle(row, send, (now, next) => ({
      ...now,
      outgoing: now.outgoing && { ...now.outgoing, key: next.key, state: 'waiting' },
    }))
    return { kind: 'kept' }
  }
  return giveUp(row, key, problem, send)
}

async function readTheirs(row: DraftRow, key: string, send: SendDependencies): Promise<SendResult> {
  try {
    const details = await send.organisations.details(row.organisation)
    const theirs = { fields: fieldsOf(details), version: details.version }
    const after = await settle(row, send, (now, next) => metNewer(now, key, theirs, next))
    return after?.outgoing ? { kind: 'kept' } : { kind: 'stored', details }
  } catch (error) {
    return giveUp(row, key, problemOf(error), send)
  }
}

async function giveUp(
  { organisation }: DraftRow,
  key: string,
  problem: DraftProblem,
  send: SendDependencies,
): Promise<SendResult> {
  await send.change(organisation, (now) => {
    if (!now?.outgoing) return now
    const { attempts } = now.outgoing
    if (problem.status === 401) {
      return postponed(now, key, { state: 'sign-in', problem, attempts: attempts - 1 })
    }
    if (!isPassing(problem)) return postponed(now, key, { state: 'refused', problem, attempts: 0 })
    // Without a network nothing is tried until there is one again: that is no time to wait longer.
    const failures = problem.status === 0 && !send.isReachable() ? 1 : attempts
    const notBefore = send.now() + nextWait(failures, send.random(), problem.retryAfter)
    return postponed(now, key, { state: 'waiting', problem, notBefore })
  })
  return { kind: problem.status === 0 ? 'unreachable' : 'kept' }
}

function settle(
  { organisation, outgoing }: DraftRow,
  { change, newKey, now }: SendDependencies,
  then: (row: DraftRow, next: Asking) => DraftRow | null,
): Promise<DraftRow | null> {
  const next = { key: newKey(), otherMinorityId: outgoing?.otherMinorityId ?? null, now: now() }
  return change(organisation, (row) => row && then(row, next))
}
