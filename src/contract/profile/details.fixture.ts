import type { OrganisationDetails } from '../organisation.ts'
import { forTexts, textNames } from './profile-texts.ts'

/** Details of an organisation with every mandatory field, for tests. */
export function detailsFixture(change: Partial<OrganisationDetails> = {}): OrganisationDetails {
  return {
    ...forTexts(textNames, () => ''),
    name: 'Wattle & Wool Pty Ltd',
    slug: 'wattle-and-wool-pty-ltd',
    status: 'ACTIVE',
    version: 3,
    description: 'Blankets from Ballarat.',
    website: 'wattle-wool.example',
    size: 'SMALL',
    businessRegistryCountry: 'AU',
    categories: [{ id: '13.20', name: 'Weaving of textiles' }],
    serviceableLocations: ['AU', 'NZ'],
    sustainabilityCredentials: [
      {
        id: 'iso-14001',
        name: 'Environmental management',
        shortName: 'ISO 14001',
        status: 'APPROVED',
        category: 'certification',
        tier: 1,
        notes: [],
      },
    ],
    selfReportedAttributes: [{ id: 'family-owned', name: 'Family owned' }],
    derivedAttributes: [],
    attributes: [{ id: 'family-owned', name: 'Family owned' }],
    identifiers: [
      {
        identifier: '51824753556',
        type: { typeId: 'au-abn', type: 'ABN', regexValidation: '\\d{11}' },
      },
    ],
    contacts: {
      address: 'Ballarat, Victoria, Australia',
      address_identifier: 'place-ballarat',
      secondaryAddresses: [{ id: 's1', address: 'Geelong', address_identifier: 'place-geelong' }],
    },
    locationsSummary: 'Ballarat, Victoria, Australia',
    hasRedCredential: false,
    hasYellowCredential: false,
    targets: [],
    events: [],
    shareable: true,
    ...change,
  }
}
