import {
  approved,
  direct,
  indirect,
  pending,
  warning,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const isarPrazision: DemoOrganisation = {
  slug: 'isar-prazision',
  name: 'Isar Präzision GmbH',
  description:
    'Turned and milled parts for medical devices and rail, made in Munich with recovered coolant and heat.',
  descriptions: {
    de: 'Dreh- und Frästeile für Medizintechnik und Bahn, gefertigt in München. Kühlschmierstoff und Abwärme werden zurückgewonnen.',
  },
  website: 'https://www.isar-prazision.example',
  size: 'LARGE',
  countryCode: 'DE',
  address: { street: 'Lindwurmstraße 88', city: 'München', countryCode: 'DE' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'de-hr', identifier: 'HRB 152362' },
    { typeId: 'de-vat', identifier: 'DE712168094' },
    { typeId: 'lei', identifier: '4DU373E6ZXW8OAF2P301' },
  ],
  credentials: [
    approved('iso-50001'),
    approved('iso-14001'),
    approved('sbti'),
    pending('rba-vap', warning('The certificate covers the main site only.')),
  ],
  attributes: ['apprentices-and-trainees', 'net-zero-target', 'supplier-code-of-conduct'],
  products: ['25.53', '32.50'],
  locations: ['DE', 'CH', 'AT'],
  sdgs: [],
  targets: [
    ...direct('Reach net zero', 'Switch to renewable electricity'),
    ...indirect('Protect human rights in supply chains', 'Pay small suppliers on time'),
  ],
  events: [...direct('World Day for Safety and Health at Work'), ...indirect('Earth Day')],
}
