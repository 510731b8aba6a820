/** Texts of the profile form. */
export const copy = {
  sections: {
    account: 'Account information',
    credentials: 'Credentials and Attributes',
    products: 'Products & services',
    locations: 'Locations',
    description: 'Description and Company size',
  },
  save: 'Save',
  saving: 'Saving…',
  saveTooltip: 'Fill in all mandatory fields to save your profile.',
  website: 'Please enter a valid website',
  registrationNumber: 'Please enter a valid registration number',
  invalidFormat: 'Invalid format',
  duplicateRegistry: 'Error: Only one business number per registry may be added',
  addressFirst: 'Please enter address first',
  otherMinorityHint:
    'A culturally, ethnically or racially distinct group that is a minority in the country the business is registered in.',
  otherMinorityMissing: 'Please describe the minority group',
  missing: {
    name: 'Enter the organisation name',
    website: 'Enter the website',
    address: 'Choose the main address',
    identifiers: 'Add at least one business number',
    identifierEmpty: 'Please enter a valid registration number',
    identifierDuplicate: 'Error: Only one business number per registry may be added',
    description: 'Enter a description',
    companySize: 'Choose the company size',
  },
} as const
