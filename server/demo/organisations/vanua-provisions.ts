import { direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const vanuaProvisions: DemoOrganisation = {
  slug: 'vanua-provisions',
  name: 'Vanua Provisions',
  description: 'Root crops, spices and preserves from village growers of Viti Levu and Vanua Levu.',
  website: 'https://www.vanua-provisions.example',
  size: 'SMALL',
  countryCode: 'FJ',
  address: { street: '9 Victoria Parade', city: 'Suva', countryCode: 'FJ' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'gln', identifier: '9741203560854' },
    { typeId: 'duns', identifier: '123149395' },
  ],
  credentials: [pending('fairtrade')],
  attributes: ['indigenous-owned', 'women-owned', 'local-business'],
  products: ['46.39', '10.39'],
  locations: ['FJ', 'AU', 'NZ'],
  sdgs: [],
  targets: [
    ...direct('Spend with Indigenous businesses', 'Spend with women-owned businesses'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Oceans Day'), ...indirect('World Fair Trade Day')],
}
