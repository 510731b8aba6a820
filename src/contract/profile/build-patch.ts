import type { ProfilePatch } from '../profile-patch.ts'
import type { ProfileFields } from './profile-fields.ts'
import type { ReadonlyDeep } from '../readonly-deep.ts'
import { chosenAddress, holdsOnlyTyped } from './typed-address.ts'

type Fields = ReadonlyDeep<ProfileFields>

/**
 * Body of the PATCH, with every field of the specification's payload (section 7), older names
 * included. Fields whose mandatory value is not there are left out.
 * @param base what was loaded: registry types in it that are gone now are named for deletion
 * @param otherMinorityId its free text is sent only while that attribute is ticked
 */
export function buildPatch(
  fields: Fields,
  base: Fields,
  otherMinorityId: string | null,
): ProfilePatch {
  const identifiers = fields.identifiers
    .filter((row) => row.typeId && row.identifier.trim())
    .map((row) => ({ typeId: row.typeId, identifier: row.identifier.trim() }))
  const kept = new Set(identifiers.map((one) => one.typeId))
  const attributes = [...fields.attributes]
  const locations = [...fields.locations]
  const country = fields.businessRegistryCountry
  const address = chosenAddress(fields.address)
  return {
    name: fields.name.trim(),
    ...(address && { contacts: contactsOf(fields, address) }),
    description: fields.description.trim(),
    website: fields.website.trim(),
    identifiers,
    identities: identifiers.map((one) => ({ ...one, identifierId: one.typeId })),
    identifiersToDelete: base.identifiers
      .map((row) => row.typeId)
      .filter((id) => id && !kept.has(id)),
    ...(country && { country, countryCode: country }),
    ...(fields.companySize && { size: fields.companySize }),
    ...(otherMinorityId &&
      attributes.includes(otherMinorityId) && { otherAttribute: fields.otherAttribute.trim() }),
    attributes,
    ownerDemographic: [...attributes],
    credentials: fields.credentials.map((one) => one.id),
    categories: fields.productTags.map((one) => one.id),
    locations,
    serviceableLocation: [...locations],
  }
}

function contactsOf(fields: Fields, main: NonNullable<Fields['address']>) {
  return {
    address: main.label,
    address_identifier: main.value,
    // The list replaces the stored one: without a row that is being edited it would delete it.
    ...(!holdsOnlyTyped('secondaryAddresses', fields) && {
      secondaryAddresses: fields.secondaryAddresses
        .filter((one) => one.value)
        .map((one) => ({ address: one.label, address_identifier: one.value })),
    }),
  }
}
