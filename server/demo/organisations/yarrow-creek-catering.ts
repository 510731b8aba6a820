import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const yarrowCreekCatering: DemoOrganisation = {
  slug: 'yarrow-creek-catering',
  name: 'Yarrow Creek Catering',
  description:
    'Seasonal catering for meetings and festivals in Melbourne, cooked by people starting again in work, with surplus food shared the same evening.',
  website: 'https://www.yarrow-creek-catering.example',
  size: 'SMALL',
  countryCode: 'AU',
  address: { street: '3 Gertrude Street', city: 'Fitzroy, Victoria', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'au-abn', identifier: '60515902238' }],
  credentials: [approved('social-traders'), pending('fairtrade')],
  attributes: ['social-enterprise', 'apprentices-and-trainees', 'living-wage-payer'],
  products: ['56.21', '56.22'],
  locations: ['AU-VIC'],
  sdgs: [],
  targets: [
    ...direct(
      'Spend with social enterprises',
      'Employ people facing barriers to work',
      'Pay a living wage',
    ),
    ...indirect('Send less waste to landfill'),
  ],
  events: [
    ...direct('Social Enterprise Day', 'World Fair Trade Day'),
    ...indirect('International Day of Persons with Disabilities'),
  ],
}
