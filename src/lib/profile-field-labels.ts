/** What people call the parts of a profile, by the names of the form's fields. */
export const profileFieldLabels = {
  name: 'Organisation name',
  description: 'Description',
  website: 'Website',
  address: 'Address',
  secondaryAddresses: 'Secondary addresses',
  identifiers: 'Business numbers',
  businessRegistryCountry: 'Country of registration',
  companySize: 'Company size',
  otherAttribute: 'Description of the minority group',
  productTags: 'Products & services',
  locations: 'Locations',
  credentials: 'Credentials',
  attributes: 'Attributes',
} as const
