import type { ReadonlyDeep } from '../readonly-deep.ts'
import { comparableDetails } from './credential-details.ts'
import { descriptionName, forDescriptions } from './descriptions.ts'
import type { ProfileFieldName, ProfileFields } from './profile-fields.ts'
import { forTexts, textNames } from './profile-texts.ts'
import { comparableAddress } from './typed-address.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * Names of the fields that differ from what was loaded. The order of ticked things, the ids of rows
 * and rows nobody filled in are no change.
 */
export function changedFields(fields: Fields, base: Fields): ProfileFieldName[] {
  return fieldNames.filter((name) => isChanged(name, fields, base))
}

/** Whether leaving now would lose something typed or ticked. */
export function isDirty(fields: Fields, base: Fields): boolean {
  return fieldNames.some((name) => isChanged(name, fields, base))
}

/** Whether one field differs. */
export function isChanged(name: ProfileFieldName, fields: Fields, base: Fields): boolean {
  return fields[name] !== base[name] && comparable[name](fields) !== comparable[name](base)
}

const idSet = (ids: readonly string[]) => [...ids].sort().join(' ')

/** Each field as a text that is the same where the field counts as the same. */
const comparable: { [Name in ProfileFieldName]: (fields: Fields) => string } = {
  ...forTexts(textNames, (name) => (fields: Fields) => fields[name]),
  ...forDescriptions((language) => (fields: Fields) => fields[descriptionName(language)]),
  address: ({ address }) => comparableAddress(address),
  secondaryAddresses: ({ secondaryAddresses }) =>
    JSON.stringify(secondaryAddresses.map(comparableAddress).filter(Boolean)),
  identifiers: ({ identifiers }) =>
    JSON.stringify(
      identifiers
        .filter((one) => one.identifier)
        .map((one) => `${one.typeId} ${one.identifier}`)
        .sort(),
    ),
  businessRegistryCountry: ({ businessRegistryCountry }) => businessRegistryCountry,
  companySize: ({ companySize }) => companySize ?? '',
  productTags: ({ productTags }) => idSet(productTags.map((one) => one.id)),
  locations: ({ locations }) => idSet(locations),
  credentials: ({ credentials }) => idSet(credentials.map((one) => one.id)),
  credentialDetails: comparableDetails,
  attributes: ({ attributes }) => idSet(attributes),
}

/** Every field of the form. */
export const fieldNames = Object.keys(comparable) as ProfileFieldName[]
