import { approved, direct, indirect, warning, type DemoOrganisation } from './demo-organisation.ts'

export const blueMesaLogistics: DemoOrganisation = {
  slug: 'blue-mesa-logistics',
  name: 'Blue Mesa Logistics',
  description:
    'Freight and warehousing between the Southwest and northern Mexico, with a fleet moving step by step to electric trucks.',
  website: 'https://www.blue-mesa-logistics.example',
  size: 'LARGE',
  countryCode: 'US',
  address: { street: '3300 Mesa Drive', city: 'Albuquerque, New Mexico', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'us-ein', identifier: '72-1456038' },
    { typeId: 'duns', identifier: '184190740' },
  ],
  credentials: [
    approved('smartway'),
    approved('nmsdc-mbe'),
    approved('cdp-climate', warning('The certificate covers the main site only.')),
  ],
  attributes: ['minority-owned', 'diversity-policy', 'measures-emissions'],
  products: ['49.41', '52.10', '52.25'],
  locations: ['US', 'MX'],
  sdgs: [],
  targets: [
    ...direct('Spend with diverse suppliers', 'Cut scope 3 emissions'),
    ...indirect('Reach net zero'),
  ],
  events: [...direct('Earth Day'), ...indirect('Small Business Saturday')],
}
