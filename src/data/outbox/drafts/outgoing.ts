import { sentFields } from '#src/contract/profile/build-patch.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import {
  chooseSides,
  conflictingFields,
  mergeProfile,
  type MergeChoices,
} from '#src/contract/profile/merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { DraftProblem, DraftRow, Outgoing } from '#src/storage/tables/drafts.ts'
import { fieldsOfRow, rebased } from './apply-typed.ts'

/** When something is asked for, and the key under which it is to be stored once. */
export type Asking = { key: string; otherMinorityId: string | null; now: number }
type Version = { fields: ProfileFields; version: number }

/**
 * Save was pressed: the draft as it is now is to be sent. What may have reached the server already goes
 * first, unchanged, for only under its own key can it be told whether it has.
 */
export function askedToSend(row: DraftRow, asking: Asking): DraftRow {
  const { outgoing } = row
  // An attempt without a sign-in is not counted, but one before it may have arrived.
  const mayHaveArrived =
    outgoing && outgoing.attempts > 0 && ['waiting', 'sending', 'sign-in'].includes(outgoing.state)
  if (mayHaveArrived) {
    const state = outgoing.state === 'sign-in' ? 'waiting' : outgoing.state
    return { ...row, outgoing: { ...outgoing, state, again: true, notBefore: 0 } }
  }
  return { ...row, outgoing: newOutgoing(fieldsOfRow(row), asking) }
}

function newOutgoing(fields: ProfileFields, { key, otherMinorityId, now }: Asking): Outgoing {
  const untried = { state: 'waiting', problem: null, attempts: 0, notBefore: 0 } as const
  return { key, fields, otherMinorityId, askedAt: now, again: false, ...untried }
}

/** The server has stored what went out under a key: it is the new base of what was typed since. */
export function stored(row: DraftRow, key: string, saved: OrganisationDetails, next: Asking) {
  const { outgoing } = row
  if (outgoing?.key !== key) return row
  const fresh = { fields: fieldsOf(saved), version: saved.version }
  const sent = sentFields(outgoing.fields, row.base)
  const { merged } = mergeProfile(sent, fieldsOfRow(row), fresh.fields)
  const named = { ...row, organisation: saved.slug, name: saved.name, theirs: null }
  const after = rebased({ ...named, outgoing: null }, fresh, merged)
  return after && outgoing.again ? askedToSend(after, next) : after
}

/** What became of an attempt that stored nothing. */
export function postponed(
  row: DraftRow,
  key: string,
  change: Partial<Pick<Outgoing, 'state' | 'attempts' | 'notBefore'>> & {
    problem?: DraftProblem | null
  },
): DraftRow {
  if (row.outgoing?.key !== key) return row
  return { ...row, outgoing: { ...row.outgoing, ...change } }
}

/**
 * Somebody else saved meanwhile (412): what the two sides changed apart is merged, under a new key.
 * Where both changed the same field, theirs is stored beside ours until the user chooses.
 * @returns null when the server holds all of ours already: only its answer was lost
 */
export function metNewer(row: DraftRow, key: string, theirs: Version, next: Asking) {
  const { outgoing } = row
  if (outgoing?.key !== key) return row
  const now = mergeProfile(row.base, fieldsOfRow(row), theirs.fields)
  if (now.conflicts.length > 0) {
    return { ...row, theirs, outgoing: { ...outgoing, state: 'conflict' as const, problem: null } }
  }
  const sent = mergeProfile(row.base, outgoing.fields, theirs.fields)
  // A conflict of what was sent that was put right here since.
  const fields = sent.conflicts.length > 0 ? now.merged : sent.merged
  const { otherMinorityId, askedAt, again } = outgoing
  const isThere = !isDirty(fields, theirs.fields)
  const onward = isThere
    ? null
    : { ...newOutgoing(fields, { ...next, otherMinorityId }), askedAt, again }
  const after = rebased({ ...row, theirs: null, outgoing: onward }, theirs, now.merged)
  return after && isThere && again ? askedToSend(after, { ...next, otherMinorityId }) : after
}

/** The fields that the user has to choose a side for. */
export function conflictsOf(row: DraftRow): ProfileFieldName[] {
  if (!row.theirs) return []
  return conflictingFields(row.base, fieldsOfRow(row), row.theirs.fields)
}

/** Somebody chose: the result is to be sent, unless nothing of ours is left. */
export function resolved(row: DraftRow, choices: MergeChoices, next: Asking): DraftRow | null {
  const { theirs } = row
  if (!theirs) return row
  const sides = { base: row.base, mine: fieldsOfRow(row), theirs: theirs.fields }
  const fields = chooseSides(sides, choices)
  const after = rebased({ ...row, theirs: null, outgoing: null }, theirs, fields)
  return after && askedToSend(after, next)
}
