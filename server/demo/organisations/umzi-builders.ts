import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const umziBuilders: DemoOrganisation = {
  slug: 'umzi-builders',
  name: 'Umzi Builders',
  description:
    'Houses, clinics and schools in KwaZulu-Natal, with half of each crew hired in the ward where we build.',
  website: 'https://www.umzi-builders.example',
  size: 'MEDIUM',
  countryCode: 'ZA',
  address: { street: '88 Umgeni Road', city: 'Durban', countryCode: 'ZA' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'za-cipc', identifier: '2020/808658/07' },
    { typeId: 'za-vat', identifier: '4368957120' },
  ],
  credentials: [approved('b-bbee'), approved('sasdc'), pending('iso-45001')],
  attributes: ['minority-owned', 'apprentices-and-trainees', 'youth-owned'],
  products: ['41.00', '43.41'],
  locations: ['ZA'],
  sdgs: [],
  targets: [
    ...direct('Spend with diverse suppliers', 'Employ people facing barriers to work'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [
    ...direct('World Day for Safety and Health at Work'),
    ...indirect('Small Business Saturday'),
  ],
}
