import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const atelierLachine: DemoOrganisation = {
  slug: 'atelier-lachine',
  name: 'Atelier Lachine',
  description:
    'Tailoring, mending and small runs of workwear by newcomers to Montréal and the neighbours who taught them French.',
  website: 'https://www.atelier-lachine.example',
  size: 'MICRO',
  countryCode: 'CA',
  address: { street: '2400 rue Notre-Dame Ouest', city: 'Montréal, Quebec', countryCode: 'CA' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'ca-bn', identifier: '582969473' }],
  credentials: [approved('camsc'), pending('gots')],
  attributes: ['minority-owned', 'refugee-owned', 'circular-products'],
  products: ['14.21', '95.29'],
  locations: ['CA-QC', 'CA-ON'],
  sdgs: [],
  targets: [
    ...direct('Spend with diverse suppliers', 'Send less waste to landfill'),
    ...indirect('Spend with social enterprises'),
  ],
  events: [...direct('World Fair Trade Day'), ...indirect('Plastic Free July')],
}
