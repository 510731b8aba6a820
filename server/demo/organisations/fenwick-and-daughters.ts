import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const fenwickAndDaughters: DemoOrganisation = {
  slug: 'fenwick-and-daughters',
  name: 'Fenwick & Daughters',
  description:
    'Three generations of printing on the Tyne: stationery, packaging and books on certified paper, with vegetable inks and a press hall run on wind power.',
  website: 'https://www.fenwick-and-daughters.example',
  size: 'SMALL',
  countryCode: 'GB',
  address: { street: '4 Quayside', city: 'Newcastle upon Tyne', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'gb-crn', identifier: '04573708' },
    { typeId: 'gb-vat', identifier: 'GB461293059' },
  ],
  credentials: [
    approved('fsc-coc'),
    approved('living-wage-uk'),
    pending('carbon-trust-route-net-zero'),
  ],
  attributes: ['women-owned', 'family-owned', 'pays-small-suppliers-promptly'],
  products: ['18.12', '17.23'],
  locations: ['GB'],
  sdgs: [],
  targets: [
    ...direct(
      'Pay a living wage',
      'Spend with women-owned businesses',
      'Pay small suppliers on time',
    ),
    ...indirect('Buy recycled content'),
  ],
  events: [
    ...direct("International Women's Day", 'Small Business Saturday'),
    ...indirect('World Recycling Day'),
  ],
}
