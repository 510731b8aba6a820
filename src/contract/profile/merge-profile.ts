import type { ReadonlyDeep } from '../readonly-deep.ts'
import { fieldNames, isChanged } from './changed-fields.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { holdsOnlyTyped } from './typed-address.ts'

type Fields = ReadonlyDeep<ProfileFields>

export type ProfileMerge = {
  /** What was changed on one side only, from that side; in a conflict, mine. */
  merged: ProfileFields
  /** Fields that both sides changed, each to something else. */
  conflicts: ProfileFieldName[]
}

/** Which side counts, for each field in conflict. */
export type MergeChoices = Readonly<Partial<Record<ProfileFieldName, 'mine' | 'theirs'>>>

/**
 * Brings two changes of one profile together, field by field (OFF-6).
 * @param base what both began with
 * @param mine changed on this device
 * @param theirs what the server has now
 */
export function mergeProfile(base: Fields, mine: Fields, theirs: Fields): ProfileMerge {
  const sides = fieldNames.map(
    (name) => [name, isOurs(name, base, mine, theirs) ? mine : theirs] as const,
  )
  return { merged: take(sides, theirs), conflicts: conflictingFields(base, mine, theirs) }
}

/** Fields that both sides changed, each to something else. */
export function conflictingFields(base: Fields, mine: Fields, theirs: Fields): ProfileFieldName[] {
  return fieldNames.filter(
    (name) => isOurs(name, base, mine, theirs) && isChanged(name, theirs, base),
  )
}

function isOurs(name: ProfileFieldName, base: Fields, mine: Fields, theirs: Fields): boolean {
  // What was only typed was not sent, so what the server has now cannot stand for it.
  const isMine = isChanged(name, mine, base) || holdsOnlyTyped(name, mine)
  return isMine && !isSame(name, mine, theirs)
}

/** Settles the conflicts of a merge: what is not chosen stays mine. */
export function chooseSides(merge: ProfileMerge, theirs: Fields, choices: MergeChoices) {
  const sides = fieldNames.map(
    (name) => [name, choices[name] === 'theirs' ? theirs : merge.merged] as const,
  )
  return take(sides, theirs)
}

function take(sides: readonly (readonly [ProfileFieldName, Fields])[], theirs: Fields) {
  const fields = Object.fromEntries(
    sides.map(([name, side]) => [name, side[name]]),
  ) as ReadonlyDeep<ProfileFields>
  const known = new Map(theirs.credentials.map((one) => [one.id, one]))
  return {
    ...fields,
    // Who decided on a credential meanwhile decided on it here too.
    credentials: fields.credentials.map((one) => known.get(one.id) ?? one),
  } as ProfileFields
}

/**
 * Whether both mean the same once the server has stored it: it trims texts. An answer that was lost
 * must not look like somebody else's change.
 */
function isSame(name: ProfileFieldName, mine: Fields, theirs: Fields): boolean {
  return !isChanged(name, trimmed(mine), trimmed(theirs))
}

function trimmed(fields: Fields): Fields {
  return {
    ...fields,
    name: fields.name.trim(),
    description: fields.description.trim(),
    website: fields.website.trim(),
    otherAttribute: fields.otherAttribute.trim(),
    identifiers: fields.identifiers.map((row) => ({ ...row, identifier: row.identifier.trim() })),
  }
}
