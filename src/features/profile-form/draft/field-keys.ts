import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import type { TextName } from '#src/contract/profile/profile-texts.ts'

/** Keys of the form's inputs, in the order of the form: names in the validation, and ids in the page. */
export const fieldKeys = {
  name: 'profile-name',
  website: 'profile-website',
  address: 'profile-address',
  secondaryAddresses: 'profile-secondary-address',
  addAddress: 'profile-add-address',
  country: 'profile-registry-country',
  identifiers: 'profile-identifiers',
  credentials: 'profile-credential-search',
  credentialDetails: 'profile-credential-detail',
  otherAttribute: 'profile-other-minority',
  products: 'profile-product-search',
  locations: 'profile-location-filter',
  description: 'profile-description',
  companySize: 'profile-company-size',
} as const satisfies Record<TextName, string> & Record<string, string>

/** Key of the number of one identifier row. */
export const identifierKey = (rowId: string) => `${fieldKeys.identifiers}-${rowId}`

/** Key of the description in one further language. */
export const descriptionKey = (language: DescriptionLanguage) =>
  `${fieldKeys.description}-${language}`

/** Key of one secondary address. */
export const secondaryAddressKey = (id: string) => `${fieldKeys.secondaryAddresses}-${id}`

/** Key of one thing that is stated about a credential. */
export const detailKey = (id: string, field: StatedField) =>
  `${fieldKeys.credentialDetails}-${id}-${field}`
