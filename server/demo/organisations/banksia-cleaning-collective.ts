import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const banksiaCleaningCollective: DemoOrganisation = {
  slug: 'banksia-cleaning-collective',
  name: 'Banksia Cleaning Collective',
  description:
    'A worker-owned cleaning company for offices, schools and clinics. Everybody is on the books, paid a living wage and heard at the quarterly assembly.',
  website: 'https://www.banksia-cleaning-collective.example',
  size: 'MEDIUM',
  countryCode: 'AU',
  address: { street: '77 Boundary Street', city: 'West End, Queensland', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'au-abn', identifier: '37291735024' }],
  credentials: [approved('caf'), approved('geca'), pending('iso-14001')],
  attributes: ['cooperative', 'living-wage-payer', 'modern-slavery-statement'],
  products: ['81.21', '81.22', '81.23'],
  locations: ['AU-QLD', 'AU-NSW'],
  sdgs: [],
  targets: [
    ...direct(
      'Pay a living wage',
      'Protect human rights in supply chains',
      'Employ people facing barriers to work',
    ),
  ],
  events: [
    ...direct('Anti-Slavery Day', 'World Day for Safety and Health at Work'),
    ...indirect('World Day Against Child Labour'),
  ],
}
