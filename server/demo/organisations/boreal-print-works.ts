import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const borealPrintWorks: DemoOrganisation = {
  slug: 'boreal-print-works',
  name: 'Boreal Print Works',
  description:
    'A Métis-owned print shop in Winnipeg for reports, signs and books in English, French and Michif.',
  website: 'https://www.boreal-print-works.example',
  size: 'SMALL',
  countryCode: 'CA',
  address: { street: '360 Portage Avenue', city: 'Winnipeg, Manitoba', countryCode: 'CA' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'ca-bn', identifier: '714518396' }],
  credentials: [approved('ccib-cib'), approved('fsc-coc'), pending('buy-social-canada')],
  attributes: ['indigenous-owned', 'local-business'],
  products: ['18.12', '18.13'],
  locations: ['CA'],
  sdgs: [],
  targets: [
    ...direct('Spend with Indigenous businesses', 'Buy recycled content'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('Earth Day'), ...indirect('World Recycling Day')],
}
