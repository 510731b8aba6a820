import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const vignoblesDuCausse: DemoOrganisation = {
  slug: 'vignobles-du-causse',
  name: 'Vignobles du Causse',
  description:
    'Black wine of Cahors from forty hectares farmed without synthetic inputs for three generations.',
  website: 'https://www.vignobles-du-causse.example',
  size: 'SMALL',
  countryCode: 'FR',
  address: { street: '3 chemin des Vignes', city: 'Cahors', countryCode: 'FR' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'fr-siret', identifier: '16779100300012' },
    { typeId: 'gln', identifier: '0275811413169' },
  ],
  credentials: [approved('eu-organic'), pending('demeter')],
  attributes: ['family-owned', 'regional-or-remote'],
  products: ['01.21', '11.02'],
  locations: ['FR', 'GB', 'JP'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Use water responsibly'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Biodiversity Day'), ...indirect('World Water Day')],
}
