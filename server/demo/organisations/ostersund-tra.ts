import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const ostersundTra: DemoOrganisation = {
  slug: 'ostersund-tra',
  name: 'Östersund Trä AB',
  description:
    'Sawn spruce and pellets from the forests of Jämtland, owned by the people who plant them.',
  website: 'https://www.ostersund-tra.example',
  size: 'SMALL',
  countryCode: 'SE',
  address: { street: 'Storgatan 30', city: 'Östersund', countryCode: 'SE' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'se-orgnr', identifier: '028419-1657' }],
  credentials: [approved('fsc-fm'), pending('nordic-swan')],
  attributes: ['cooperative', 'regional-or-remote'],
  products: ['16.11', '16.27'],
  locations: ['SE', 'NO', 'FI'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity'),
    ...indirect('Cut scope 3 emissions', 'Spend with local and small businesses'),
  ],
  events: [...direct('World Biodiversity Day'), ...indirect('World Environment Day')],
}
