import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const oldHarborSecurity: DemoOrganisation = {
  slug: 'old-harbor-security',
  name: 'Old Harbor Security',
  description:
    'Guarding, monitoring and event safety in New England by a team of which two thirds have served.',
  website: 'https://www.old-harbor-security.example',
  size: 'MEDIUM',
  countryCode: 'US',
  address: { street: '60 Atlantic Avenue', city: 'Boston, Massachusetts', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'us-ein', identifier: '90-3728146' },
    { typeId: 'us-uei', identifier: 'NWAJPK3Y1SBF' },
  ],
  credentials: [approved('sba-vetcert'), approved('navoba')],
  attributes: ['veteran-owned', 'diversity-policy'],
  products: ['80.01', '80.09'],
  locations: ['US-MA', 'US-NY', 'US-CT'],
  sdgs: [],
  targets: [
    ...direct('Spend with diverse suppliers'),
    ...indirect('Employ people facing barriers to work'),
  ],
  events: [...direct('Veterans Day'), ...indirect('World Day for Safety and Health at Work')],
}
