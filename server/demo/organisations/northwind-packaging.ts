import {
  approved,
  direct,
  indirect,
  pending,
  warning,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const northwindPackaging: DemoOrganisation = {
  slug: 'northwind-packaging',
  name: 'Northwind Packaging',
  description:
    'Northwind Packaging designs and makes corrugated boxes, mailers and moulded fibre in South Auckland. Nine tenths of the fibre is recycled, offcuts go back to the mill, and every pack is drawn to be flattened and recycled at home.',
  website: 'https://www.northwind-packaging.example',
  size: 'MEDIUM',
  countryCode: 'NZ',
  address: { street: '41 Neilson Street', city: 'Auckland', countryCode: 'NZ' },
  secondaryAddresses: [{ street: '8 Wharf Street', city: 'Tauranga', countryCode: 'NZ' }],
  identifiers: [
    { typeId: 'nz-nzbn', identifier: '9460857138324' },
    { typeId: 'gln', identifier: '8463715952750' },
  ],
  found: {
    typeId: 'nz-nzbn',
    entryUrl: 'https://register.example/9460857138324',
    for: 'Harbour',
  },
  credentials: [
    approved('fsc-coc'),
    approved('toitu-carbonreduce'),
    pending('eco-choice-aotearoa'),
    approved('sedex-member'),
    approved('iso-9001', warning('The certificate covers the main site only.')),
  ],
  attributes: ['circular-products', 'plastic-free-packaging', 'family-owned'],
  products: ['17.21', '22.22', '82.92'],
  locations: ['NZ', 'AU-NSW', 'AU-VIC'],
  sdgs: [12],
  targets: [
    ...direct('Cut scope 3 emissions', 'Send less waste to landfill', 'Remove problematic plastic'),
    ...indirect('Buy recycled content', 'Protect biodiversity'),
  ],
  events: [
    ...direct('Plastic Free July', 'World Environment Day', 'World Recycling Day'),
    ...indirect('Earth Day'),
  ],
}
