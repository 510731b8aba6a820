import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const brightsideSupport: DemoOrganisation = {
  slug: 'brightside-support',
  name: 'Brightside Support CIC',
  description:
    'A community interest company that supports disabled adults into paid work, and the employers who hire them.',
  website: 'https://www.brightside-support.example',
  size: 'SMALL',
  countryCode: 'GB',
  address: { street: '55 Royal Avenue', city: 'Belfast', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'gb-crn', identifier: '02556149' },
    { typeId: 'gb-charity', identifier: '1151364' },
  ],
  credentials: [
    approved('seuk-certified'),
    approved('disability-confident'),
    pending('good-business-charter'),
  ],
  attributes: ['social-enterprise', 'disability-enterprise', 'not-for-profit'],
  products: ['88.10', '78.20'],
  locations: ['GB-NIR'],
  sdgs: [],
  targets: [
    ...direct('Employ people facing barriers to work', 'Spend with social enterprises'),
    ...indirect('Pay a living wage'),
  ],
  events: [...direct('International Day of Persons with Disabilities', 'Social Enterprise Day')],
}
