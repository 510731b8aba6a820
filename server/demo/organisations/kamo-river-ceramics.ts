import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const kamoRiverCeramics: DemoOrganisation = {
  slug: 'kamo-river-ceramics',
  name: 'Kamo River Ceramics',
  description: 'Tableware from reclaimed clay, fired once at low heat by a family of potters.',
  website: 'https://www.kamo-river-ceramics.example',
  size: 'MICRO',
  countryCode: 'JP',
  address: { street: '210 Gojo-dori', city: 'Kyoto', countryCode: 'JP' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'jp-cn', identifier: '1986430225907' }],
  credentials: [approved('eco-mark-japan')],
  attributes: ['family-owned', 'local-business'],
  products: ['23.41', '47.55'],
  locations: ['JP'],
  sdgs: [],
  targets: [
    ...direct('Spend with local and small businesses'),
    ...indirect('Send less waste to landfill'),
  ],
  events: [...direct('World Recycling Day')],
}
