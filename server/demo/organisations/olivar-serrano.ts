import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const olivarSerrano: DemoOrganisation = {
  slug: 'olivar-serrano',
  name: 'Olivar Serrano',
  description: 'Early-harvest olive oil from the hills of Jaén, pressed within six hours.',
  website: 'https://www.olivar-serrano.example',
  size: 'SMALL',
  countryCode: 'ES',
  address: { street: 'Calle Real 45', city: 'Jaén, Andalusia', countryCode: 'ES' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'es-cif', identifier: 'J7689425B' },
    { typeId: 'gln', identifier: '8893560157442' },
  ],
  credentials: [approved('eu-organic'), pending('fair-for-life')],
  attributes: ['family-owned', 'regional-or-remote'],
  products: ['01.26', '10.41'],
  locations: ['ES', 'PT', 'FR'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Use water responsibly'),
    ...indirect('Pay a living wage'),
  ],
  events: [...direct('World Biodiversity Day'), ...indirect('World Fair Trade Day')],
}
