import type { ReadonlyDeep } from './readonly-deep.ts'
import type { ProfileFields } from './profile-fields.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * Names of the fields that differ from what was loaded. The order of ticked things, the ids of rows
 * and rows nobody filled in are no change.
 */
export function changedFields(fields: Fields, base: Fields): (keyof ProfileFields)[] {
  const now = comparable(fields)
  const before = comparable(base)
  return (Object.keys(now) as (keyof ProfileFields)[]).filter((name) => now[name] !== before[name])
}

/** Whether leaving now would lose something typed or ticked. */
export function isDirty(fields: Fields, base: Fields): boolean {
  return changedFields(fields, base).length > 0
}

function comparable(fields: Fields): Record<keyof ProfileFields, string> {
  return {
    name: fields.name,
    description: fields.description,
    website: fields.website,
    address: fields.address?.value ?? '',
    secondaryAddresses: JSON.stringify(
      fields.secondaryAddresses.filter((one) => one.value).map((one) => one.value),
    ),
    identifiers: JSON.stringify(
      fields.identifiers
        .filter((one) => one.identifier)
        .map((one) => `${one.typeId} ${one.identifier}`)
        .sort(),
    ),
    businessRegistryCountry: fields.businessRegistryCountry,
    companySize: fields.companySize ?? '',
    otherAttribute: fields.otherAttribute,
    productTags: idSet(fields.productTags.map((one) => one.id)),
    locations: idSet(fields.locations),
    credentials: idSet(fields.credentials.map((one) => one.id)),
    attributes: idSet(fields.attributes),
  }
}

const idSet = (ids: readonly string[]) => [...ids].sort().join(' ')
