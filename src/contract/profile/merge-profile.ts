import type { ReadonlyDeep } from '../readonly-deep.ts'
import { changedFields, fieldNames, isChanged } from './changed-fields.ts'
import { descriptionName, forDescriptions, plainDescription } from './descriptions.ts'
import { isList, mergeListField, type FieldMerge, type ListName } from './list-fields.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { forTexts, profileTexts, textNames } from './profile-texts.ts'
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
 * Brings two changes of one profile together, field by field, lists item by item (OFF-6, KEEP-1).
 * @param base what both began with
 * @param mine changed on this device
 * @param theirs what the server has now
 */
export function mergeProfile(base: Fields, mine: Fields, theirs: Fields): ProfileMerge {
  const merges = fieldNames.map((name) => [name, mergeField(name, base, mine, theirs)] as const)
  return {
    merged: take(
      merges.map(([name, { value }]) => [name, value]),
      theirs,
    ),
    conflicts: merges.filter(([, { isConflict }]) => isConflict).map(([name]) => name),
  }
}

/** Fields that both sides changed, each to something else. */
export function conflictingFields(base: Fields, mine: Fields, theirs: Fields): ProfileFieldName[] {
  return mergeProfile(base, mine, theirs).conflicts
}

/**
 * Settles conflicts: what is not chosen stays mine. Where theirs is chosen of a list, theirs counts for the
 * items that both changed; what only this side changed in it was never asked about, and stays.
 */
export function chooseSides(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Fields>>,
  choices: MergeChoices,
): ProfileFields {
  const { merged } = mergeProfile(base, mine, theirs)
  const sides = fieldNames.map((name) => {
    if (choices[name] !== 'theirs') return [name, merged[name]] as const
    return [name, isList(name) ? mergeList(name, base, theirs, mine).value : theirs[name]] as const
  })
  return take(sides, theirs)
}

/**
 * Puts what was changed on one side on top of another, which never asks: a text as it was typed, a list
 * item by item. For two tabs of one person, and for what was typed while a save was on its way.
 * @param names the fields of `mine` that were changed since `base`
 */
export function putOnTop(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  names: readonly ProfileFieldName[] = changedFields(mine, base),
): ProfileFields {
  const sides = fieldNames.map((name) => {
    if (!names.includes(name)) return [name, theirs[name]] as const
    return [name, isList(name) ? mergeList(name, base, mine, theirs).value : mine[name]] as const
  })
  return take(sides, theirs)
}

function mergeField(
  name: ProfileFieldName,
  base: Fields,
  mine: Fields,
  theirs: Fields,
): FieldMerge {
  if (isList(name)) return mergeList(name, base, mine, theirs)
  // What was only typed was not sent, so what the server has now cannot stand for it.
  const isMine = isChanged(name, mine, base) || holdsOnlyTyped(name, mine)
  const isOurs = isMine && isChanged(name, normal(mine), normal(theirs))
  return {
    value: (isOurs ? mine : theirs)[name],
    isConflict: isOurs && isChanged(name, theirs, base),
  }
}

function mergeList(name: ListName, base: Fields, mine: Fields, theirs: Fields): FieldMerge {
  if (isChanged(name, theirs, base)) return mergeListField(name, base, mine, theirs)
  // As it is here, with rows that are not filled in yet.
  return { value: mine[name], isConflict: false }
}

function take(
  values: readonly (readonly [ProfileFieldName, Fields[ProfileFieldName]])[],
  theirs: Fields,
): ProfileFields {
  const fields = Object.fromEntries(values) as Fields
  const known = new Map(theirs.credentials.map((one) => [one.id, one]))
  return {
    ...fields,
    // Who decided on a credential meanwhile decided on it here too.
    credentials: fields.credentials.map((one) => known.get(one.id) ?? one),
  } as ProfileFields
}

/**
 * The texts as the server stores them. An answer that was lost must not look like another person's
 * change.
 */
function normal(fields: Fields): Fields {
  return {
    ...fields,
    ...forTexts(textNames, (name) => profileTexts[name].plain(fields[name])),
    ...forDescriptions((language) => plainDescription(fields[descriptionName(language)])),
  }
}
