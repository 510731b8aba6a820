import { companySizes } from '#src/contract/company-size.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import { comparableAddress } from '#src/contract/profile/typed-address.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'
import { copy } from '../../copy.ts'

type Fields = ReadonlyDeep<ProfileFields>

/** Names of what the fields hold ids of; the id itself where there is no name. */
export type NameOf = (name: 'locations' | 'attributes' | 'registry', id: string) => string

/**
 * What one side made of a field, in words: a text as it is; of a list what was added and taken away,
 * for the lists may be long and what is the same on both sides decides nothing.
 */
export function fieldWords(
  name: ProfileFieldName,
  side: Fields,
  base: Fields,
  nameOf: NameOf,
): string[] {
  const entries = listOf[name]
  if (!entries) return [textOf(name, side) || copy.nothingThere]
  const now = new Map(entries(side, nameOf))
  const before = new Map(entries(base, nameOf))
  const added = [...now].filter(([key]) => !before.has(key)).map(([, words]) => words)
  const removed = [...before].filter(([key]) => !now.has(key)).map(([, words]) => words)
  return [
    ...(added.length > 0 ? [copy.added(added)] : []),
    ...(removed.length > 0 ? [copy.removed(removed)] : []),
  ]
}

function textOf(name: ProfileFieldName, fields: Fields): string {
  if (name === 'address') return fields.address?.label ?? ''
  if (name === 'companySize')
    return companySizes.find(({ value }) => value === fields.companySize)?.label ?? ''
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

type Entries = (fields: Fields, nameOf: NameOf) => [key: string, words: string][]

const listOf: Partial<Record<ProfileFieldName, Entries>> = {
  secondaryAddresses: ({ secondaryAddresses }) =>
    secondaryAddresses
      .map((one): [string, string] => [comparableAddress(one), one.label])
      .filter(([key]) => key),
  identifiers: ({ identifiers }, nameOf) =>
    identifiers
      .filter((row) => row.identifier)
      .map(({ typeId, identifier }) => [
        `${typeId} ${identifier}`,
        `${nameOf('registry', typeId)} ${identifier}`,
      ]),
  productTags: ({ productTags }) => productTags.map(({ id, name }) => [id, name]),
  locations: ({ locations }, nameOf) => locations.map((id) => [id, nameOf('locations', id)]),
  credentials: ({ credentials }) =>
    credentials.map(({ id, name, shortName }) => [id, shortName || name]),
  attributes: ({ attributes }, nameOf) => attributes.map((id) => [id, nameOf('attributes', id)]),
}
