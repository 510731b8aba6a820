import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const mangroveMarineSupplies: DemoOrganisation = {
  slug: 'mangrove-marine-supplies',
  name: 'Mangrove Marine Supplies',
  description:
    'Chandlery, safety gear and small boats for the Top End, with nets and ropes taken back for recycling.',
  website: 'https://www.mangrove-marine-supplies.example',
  size: 'SMALL',
  countryCode: 'AU',
  address: { street: '31 Stokes Hill Road', city: 'Darwin, Northern Territory', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'au-abn', identifier: '48994746661' }],
  credentials: [pending('kinaway'), approved('operation-clean-sweep')],
  attributes: ['family-owned', 'local-business'],
  products: ['46.64', '30.11'],
  locations: ['AU-NT', 'AU-QLD'],
  sdgs: [],
  targets: [
    ...direct('Spend with local and small businesses', 'Protect biodiversity'),
    ...indirect('Remove problematic plastic'),
  ],
  events: [...direct('World Oceans Day', 'World Clean Up Day')],
}
