import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const ableHandsAssembly: DemoOrganisation = {
  slug: 'able-hands-assembly',
  name: 'Able Hands Assembly',
  description:
    'Kitting, packing and light assembly by a workforce most of whom live with a disability.',
  website: 'https://www.able-hands-assembly.example',
  size: 'SMALL',
  countryCode: 'US',
  address: { street: '75 Euclid Avenue', city: 'Cleveland, Ohio', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'us-ein', identifier: '27-9658403' }],
  credentials: [approved('disability-in-dobe'), pending('sba-8a')],
  attributes: ['disability-owned', 'social-enterprise'],
  products: ['82.92', '32.99'],
  locations: ['US-OH', 'US-PA', 'US-MI'],
  sdgs: [],
  targets: [...direct('Employ people facing barriers to work', 'Spend with diverse suppliers')],
  events: [
    ...direct('International Day of Persons with Disabilities'),
    ...indirect('Small Business Saturday'),
  ],
}
