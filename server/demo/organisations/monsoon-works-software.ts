import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const monsoonWorksSoftware: DemoOrganisation = {
  slug: 'monsoon-works-software',
  name: 'Monsoon Works Software',
  description:
    'Product engineering for health and logistics by a company founded and led by women.',
  website: 'https://www.monsoon-works-software.example',
  size: 'MEDIUM',
  countryCode: 'IN',
  address: { street: '80 Residency Road', city: 'Bengaluru', countryCode: 'IN' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'in-cin', identifier: 'U17089MH2017PTC596289' }],
  credentials: [approved('weconnect-wbe'), approved('iso-27001'), approved('ungc')],
  attributes: ['women-owned', 'diversity-policy'],
  products: ['62.10', '62.20'],
  locations: ['IN', 'SG', 'AU'],
  sdgs: [],
  targets: [
    ...direct('Spend with women-owned businesses', 'Spend with diverse suppliers'),
    ...indirect('Protect human rights in supply chains'),
  ],
  events: [...direct("International Women's Day"), ...indirect('Anti-Slavery Day')],
}
