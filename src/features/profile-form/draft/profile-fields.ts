import type { ProductTag } from '#src/contract/catalogue.ts'
import type { CompanySize } from '#src/contract/company-size.ts'
import type {
  CredentialNote,
  HeldCredential,
  OrganisationDetails,
} from '#src/contract/organisation.ts'

/** An address as text and the id of the place it was chosen from. */
export type AddressValue = { label: string; value: string }
export type SecondaryAddress = AddressValue & { id: string }
/** One business number; `rowId` only tells rows apart on this screen. */
export type IdentifierRow = { rowId: string; typeId: string; identifier: string }
export type ChosenCredential = Pick<
  HeldCredential,
  'id' | 'name' | 'shortName' | 'status' | 'tier'
> & { notes: readonly Readonly<CredentialNote>[] }

/** What the profile form edits, in the shape that its inputs have. */
export type ProfileFields = {
  name: string
  description: string
  website: string
  address: AddressValue | null
  secondaryAddresses: SecondaryAddress[]
  identifiers: IdentifierRow[]
  /** ISO 3166-1 alpha-2, empty while unknown. */
  businessRegistryCountry: string
  companySize: CompanySize | null
  otherAttribute: string
  productTags: ProductTag[]
  locations: string[]
  credentials: ChosenCredential[]
  attributes: string[]
}

/** The fields as an organisation's details hold them. */
export function fieldsOf(details: OrganisationDetails): ProfileFields {
  const { address, address_identifier: value, secondaryAddresses } = details.contacts
  return {
    name: details.name,
    description: details.description,
    website: details.website,
    address: address && value ? { label: address, value } : null,
    secondaryAddresses: secondaryAddresses.map((one) => ({
      id: one.id,
      label: one.address,
      value: one.address_identifier,
    })),
    identifiers: rowsOf(details),
    businessRegistryCountry: details.businessRegistryCountry ?? '',
    companySize: details.size,
    otherAttribute: details.otherAttribute,
    productTags: details.categories.map(({ id, name }) => ({ id, name })),
    locations: [...details.serviceableLocations],
    credentials: details.sustainabilityCredentials.map((one) => ({
      id: one.id,
      name: one.name,
      shortName: one.shortName,
      status: one.status,
      tier: one.tier,
      notes: one.notes,
    })),
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
