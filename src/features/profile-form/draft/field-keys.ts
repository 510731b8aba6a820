/** Keys of the form's inputs: names in the validation, and ids in the page. */
export const fieldKeys = {
  name: 'profile-name',
  website: 'profile-website',
  address: 'profile-address',
  identifiers: 'profile-identifiers',
  description: 'profile-description',
  companySize: 'profile-company-size',
  otherAttribute: 'profile-other-minority',
} as const

/** Key of the number of one identifier row. */
export const identifierKey = (rowId: string) => `${fieldKeys.identifiers}-${rowId}`
