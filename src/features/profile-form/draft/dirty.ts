import type { ReadonlyDeep } from './readonly-deep.ts'
import type { ProfileFields } from './profile-fields.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * Names of the fields that differ from what was loaded. The order of ticked things, the ids of rows
 * and rows nobody filled in are no change.
 */
export function changedFields(fields: Fields, base: Fields): (keyof ProfileFields)[] {
  return names.filter((name) => isChanged(name, fields, base))
}

/** Whether leaving now would lose something typed or ticked. */
export function isDirty(fields: Fields, base: Fields): boolean {
  return names.some((name) => isChanged(name, fields, base))
}

function isChanged(name: keyof ProfileFields, fields: Fields, base: Fields): boolean {
  return fields[name] !== base[name] && comparable[name](fields) !== comparable[name](base)
}

const idSet = (ids: readonly string[]) => [...ids].sort().join(' ')

/** Each field as a text that is the same where the field counts as the same. */
const comparable: { [Name in keyof ProfileFields]: (fields: Fields) => string } = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  website: ({ website }) => website,
  address: ({ address }) => address?.value ?? '',
  secondaryAddresses: ({ secondaryAddresses }) =>
    JSON.stringify(secondaryAddresses.filter((one) => one.value).map((one) => one.value)),
  identifiers: ({ identifiers }) =>
    JSON.stringify(
      identifiers
        .filter((one) => one.identifier)
        .map((one) => `${one.typeId} ${one.identifier}`)
        .sort(),
    ),
  businessRegistryCountry: ({ businessRegistryCountry }) => businessRegistryCountry,
  companySize: ({ companySize }) => companySize ?? '',
  otherAttribute: ({ otherAttribute }) => otherAttribute,
  productTags: ({ productTags }) => idSet(productTags.map((one) => one.id)),
  locations: ({ locations }) => idSet(locations),
  credentials: ({ credentials }) => idSet(credentials.map((one) => one.id)),
  attributes: ({ attributes }) => idSet(attributes),
}
const names = Object.keys(comparable) as (keyof ProfileFields)[]
