import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const tejoSurfWear: DemoOrganisation = {
  slug: 'tejo-surf-wear',
  name: 'Tejo Surf Wear',
  description: 'Board shorts and swimwear from recovered nylon, sewn to order in Lisbon.',
  website: 'https://www.tejo-surf-wear.example',
  size: 'MICRO',
  countryCode: 'PT',
  address: { street: 'Rua do Alecrim 9', city: 'Lisboa', countryCode: 'PT' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'pt-nipc', identifier: '531807894' }],
  credentials: [pending('ocs'), approved('one-percent-planet')],
  attributes: ['youth-owned', 'plastic-free-packaging'],
  products: ['14.29', '46.42'],
  locations: ['PT', 'ES'],
  sdgs: [],
  targets: [...direct('Remove problematic plastic'), ...indirect('Protect biodiversity')],
  events: [...direct('World Oceans Day', 'Plastic Free July')],
}
