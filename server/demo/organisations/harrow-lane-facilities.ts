import { approved, direct, indirect, warning, type DemoOrganisation } from './demo-organisation.ts'

export const harrowLaneFacilities: DemoOrganisation = {
  slug: 'harrow-lane-facilities',
  name: 'Harrow Lane Facilities',
  description:
    'Harrow Lane keeps four hundred public and private buildings clean, safe and warm, and trains one apprentice for every forty colleagues.',
  website: 'https://www.harrow-lane-facilities.example',
  size: 'LARGE',
  countryCode: 'GB',
  address: { street: '120 Deansgate', city: 'Manchester', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'gb-crn', identifier: '01515188' },
    { typeId: 'gb-vat', identifier: 'GB174365409' },
    { typeId: 'duns', identifier: '863738109' },
  ],
  credentials: [
    approved('iso-14001'),
    approved('iso-45001'),
    approved('safecontractor'),
    approved('investors-in-people', warning('The certificate covers the main site only.')),
    approved('armed-forces-ers'),
  ],
  attributes: ['modern-slavery-statement', 'supplier-code-of-conduct', 'apprentices-and-trainees'],
  products: ['81.10', '81.21', '80.09'],
  locations: ['GB', 'IE'],
  sdgs: [],
  targets: [
    ...direct('Protect human rights in supply chains', 'Employ people facing barriers to work'),
    ...indirect('Reach net zero', 'Pay a living wage'),
  ],
  events: [
    ...direct('Anti-Slavery Day', 'World Day for Safety and Health at Work'),
    ...indirect('International Day of Persons with Disabilities'),
  ],
}
