import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const waridaCivil: DemoOrganisation = {
  slug: 'warida-civil',
  name: 'Warida Civil',
  description:
    'Warida Civil builds roads, drainage and water works in Western and South Australia with crews trained on Country.',
  website: 'https://www.warida-civil.example',
  size: 'MEDIUM',
  countryCode: 'AU',
  address: {
    street: '220 Great Eastern Highway',
    city: 'Perth, Western Australia',
    countryCode: 'AU',
  },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'au-abn', identifier: '66837267594' },
    { typeId: 'au-acn', identifier: '962640857' },
  ],
  credentials: [
    approved('supply-nation-certified'),
    approved('noongar-chamber'),
    approved('iso-45001'),
    pending('is-rating'),
  ],
  attributes: ['indigenous-owned', 'apprentices-and-trainees'],
  products: ['42.11', '42.91', '43.12'],
  locations: ['AU-WA', 'AU-SA'],
  sdgs: [],
  targets: [
    ...direct('Spend with Indigenous businesses', 'Spend with local and small businesses'),
    ...indirect('Employ people facing barriers to work', 'Protect biodiversity'),
  ],
  events: [
    ...direct('NAIDOC Week', 'National Reconciliation Week'),
    ...indirect('World Day for Safety and Health at Work'),
  ],
}
