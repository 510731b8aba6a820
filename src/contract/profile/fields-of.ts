import type { OrganisationDetails } from '../organisation.ts'
import { statedFields } from '../trust/stated-details.ts'
import { forDescriptions } from './descriptions.ts'
import type { IdentifierRow, ProfileFields } from './profile-fields.ts'
import { pickTexts, textNames } from './profile-texts.ts'

/** The fields as an organisation's details hold them, sharing nothing with these. */
export function fieldsOf(details: OrganisationDetails): ProfileFields {
  const { address, address_identifier: value, secondaryAddresses } = details.contacts
  return {
    ...pickTexts(textNames, details),
    ...forDescriptions((language) => details.descriptions?.[language] ?? ''),
    address: address && value ? { label: address, value } : null,
    secondaryAddresses: secondaryAddresses.map((one) => ({
      id: one.id,
      label: one.address,
      value: one.address_identifier,
    })),
    identifiers: rowsOf(details),
    businessRegistryCountry: details.businessRegistryCountry ?? '',
    companySize: details.size,
    productTags: details.categories.map(({ id, name }) => ({ id, name })),
    locations: [...details.serviceableLocations],
    credentials: details.sustainabilityCredentials.map((one) => ({
      id: one.id,
      name: one.name,
      shortName: one.shortName,
      ...(one.secondName && { secondName: one.secondName }),
      ...(one.secondShortName && { secondShortName: one.secondShortName }),
      status: one.status,
      ...(one.state && { state: one.state }),
      ...(one.endsAt && { endsAt: one.endsAt }),
      ...(one.known && { known: one.known.map((line) => ({ ...line })) }),
      ...(one.answer && { answer: { ...one.answer } }),
      tier: one.tier,
      notes: one.notes.map((note) => ({ ...note })),
    })),
    credentialDetails: details.sustainabilityCredentials.flatMap(({ id, stated = {} }) =>
      statedFields.flatMap((field) => (stated[field] ? [{ id, field, text: stated[field] }] : [])),
    ),
    attributes: details.selfReportedAttributes.map((one) => one.id),
  }
}

/** One row per business number; one empty row to begin with where there is none. */
function rowsOf(details: OrganisationDetails): IdentifierRow[] {
  if (details.identifiers.length === 0) return [{ rowId: 'first', typeId: '', identifier: '' }]
  return details.identifiers.map(({ identifier, type }) => ({
    rowId: type.typeId,
    typeId: type.typeId,
    identifier,
  }))
}
