import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const kauriPointHoney: DemoOrganisation = {
  slug: 'kauri-point-honey',
  name: 'Kauri Point Honey',
  description:
    'Mānuka and bush honey from hives kept with the hapū of the western Bay of Plenty, packed in glass that comes back.',
  website: 'https://www.kauri-point-honey.example',
  size: 'SMALL',
  countryCode: 'NZ',
  address: { street: '16 Omokoroa Road', city: 'Tauranga', countryCode: 'NZ' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'nz-nzbn', identifier: '9452325076481' },
    { typeId: 'gln', identifier: '4256873417094' },
  ],
  credentials: [approved('living-wage-nz'), pending('toitu-enviromark'), pending('demeter')],
  attributes: ['indigenous-owned', 'family-owned', 'circular-products'],
  products: ['01.48', '46.36'],
  locations: ['NZ', 'AU', 'JP'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Spend with Indigenous businesses'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Biodiversity Day', 'Earth Day')],
}
