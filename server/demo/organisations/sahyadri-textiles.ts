import {
  approved,
  direct,
  indirect,
  pending,
  warning,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const sahyadriTextiles: DemoOrganisation = {
  slug: 'sahyadri-textiles',
  name: 'Sahyadri Textiles',
  description:
    'From yarn to finished garment in one valley: organic cotton, effluent cleaned on site, and crèches at both mills.',
  website: 'https://www.sahyadri-textiles.example',
  size: 'LARGE',
  countryCode: 'IN',
  address: { street: '14 Senapati Bapat Road', city: 'Pune', countryCode: 'IN' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'in-cin', identifier: 'U17311MH2017PTC419911' },
    { typeId: 'in-gstin', identifier: '17ICSGX9346TRZI' },
  ],
  credentials: [
    approved('gots'),
    approved('sa8000'),
    approved('amfori-bsci', warning('The certificate covers the main site only.')),
    pending('better-cotton'),
  ],
  attributes: ['measures-emissions', 'supplier-code-of-conduct', 'renewable-electricity'],
  products: ['13.20', '14.10'],
  locations: ['IN', 'GB', 'US'],
  sdgs: [],
  targets: [
    ...direct(
      'Protect human rights in supply chains',
      'Pay a living wage',
      'Use water responsibly',
    ),
    ...indirect('Cut scope 3 emissions'),
  ],
  events: [
    ...direct('Anti-Slavery Day', 'World Day Against Child Labour'),
    ...indirect('World Water Day'),
  ],
}
