import { compactNumber } from '../identifiers/plain-number.ts'
import { isBlank, oneLine } from '../one-line.ts'
import type { ReadonlyDeep } from '../readonly-deep.ts'
import { detailName } from './credential-details.ts'
import { mergeItems, type ItemRules } from './merge-items.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { comparableAddress } from './typed-address.ts'

type Fields = ReadonlyDeep<ProfileFields>

/** The fields that are lists. */
export type ListName = {
  [Name in ProfileFieldName]: ProfileFields[Name] extends readonly unknown[] ? Name : never
}[ProfileFieldName]
type Item<Name extends ListName> = Fields[Name][number]

export type FieldMerge = { value: Fields[ProfileFieldName]; isConflict: boolean }

const byId = { key: (one: { readonly id: string }) => one.id }
const bySelf = { key: (id: string) => id }

const rules: { readonly [Name in ListName]: ItemRules<Item<Name>> } = {
  productTags: byId,
  locations: bySelf,
  credentials: byId,
  credentialDetails: {
    key: detailName,
    value: (one) => oneLine(one.text),
    isEmpty: (one) => isBlank(one.text),
  },
  attributes: bySelf,
  secondaryAddresses: {
    // The server gives its rows new ids with each save.
    key: comparableAddress,
    isEmpty: (one) => comparableAddress(one) === '',
  },
  identifiers: {
    key: (row) => row.typeId || row.rowId,
    // Two spellings of one number are the same number (KEEP-3).
    value: (row) => compactNumber(row.identifier),
    isEmpty: (row) => !row.typeId && !row.identifier.trim(),
  },
}

export const isList = (name: ProfileFieldName): name is ListName => name in rules

/** Brings two changes of a list together, see {@link mergeItems}. */
export function mergeListField<Name extends ListName>(
  name: Name,
  base: Fields,
  mine: Fields,
  theirs: Fields,
): FieldMerge {
  const items = (side: Fields): readonly Item<Name>[] => side[name]
  const [before, ours, others] = [items(base), items(mine), items(theirs)]
  const { merged, isConflict } = mergeItems<Item<Name>>(rules[name], before, ours, others)
  return { value: merged as unknown as Fields[Name], isConflict }
}
