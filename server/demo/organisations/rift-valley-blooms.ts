import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const riftValleyBlooms: DemoOrganisation = {
  slug: 'rift-valley-blooms',
  name: 'Rift Valley Blooms',
  description:
    'Roses and summer flowers grown with lake-friendly irrigation on the shores of Naivasha.',
  website: 'https://www.rift-valley-blooms.example',
  size: 'MEDIUM',
  countryCode: 'KE',
  address: { street: 'Moi South Lake Road', city: 'Naivasha', countryCode: 'KE' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'ke-pin', identifier: 'P513046987S' },
    { typeId: 'gln', identifier: '4598100223697' },
  ],
  credentials: [approved('fair-trade-usa'), approved('globalgap'), pending('aws-water')],
  attributes: ['women-owned', 'living-wage-payer'],
  products: ['01.19', '46.22'],
  locations: ['KE', 'NL', 'GB'],
  sdgs: [],
  targets: [
    ...direct('Use water responsibly', 'Pay a living wage'),
    ...indirect('Spend with women-owned businesses'),
  ],
  events: [...direct('World Water Day', 'World Fair Trade Day')],
}
