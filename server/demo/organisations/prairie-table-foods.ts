import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const prairieTableFoods: DemoOrganisation = {
  slug: 'prairie-table-foods',
  name: 'Prairie Table Foods',
  description:
    'Flour, granola and ready meals from organic farms of the upper Midwest that we have known by name since 1987.',
  website: 'https://www.prairie-table-foods.example',
  size: 'MEDIUM',
  countryCode: 'US',
  address: { street: '910 Nicollet Mall', city: 'Minneapolis, Minnesota', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'us-ein', identifier: '52-3760184' },
    { typeId: 'gln', identifier: '0358735146921' },
  ],
  credentials: [approved('usda-organic'), pending('regenerative-organic'), approved('b-corp')],
  attributes: ['family-owned', 'community-giving'],
  products: ['10.61', '10.85', '46.38'],
  locations: ['US', 'CA'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Use water responsibly'),
    ...indirect('Cut scope 3 emissions'),
  ],
  events: [...direct('World Biodiversity Day', 'World Water Day')],
}
