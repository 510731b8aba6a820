import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const cedarRidgeManufacturing: DemoOrganisation = {
  slug: 'cedar-ridge-manufacturing',
  name: 'Cedar Ridge Manufacturing',
  description:
    'Desks, lockers and library furniture made in Michigan from certified hardwood, built to be repaired rather than replaced.',
  website: 'https://www.cedar-ridge-manufacturing.example',
  size: 'MEDIUM',
  countryCode: 'US',
  address: { street: '1450 Division Street', city: 'Grand Rapids, Michigan', countryCode: 'US' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'us-ein', identifier: '34-1897265' },
    { typeId: 'us-uei', identifier: 'BZ4HV9NLQ6PG' },
    { typeId: 'duns', identifier: '538626469' },
  ],
  credentials: [
    approved('wbenc-wbe'),
    approved('fsc-coc'),
    approved('ul-greenguard'),
    pending('ecovadis'),
  ],
  attributes: ['women-owned', 'measures-emissions'],
  products: ['31.00', '16.28'],
  locations: ['US', 'CA'],
  sdgs: [],
  targets: [
    ...direct('Spend with women-owned businesses', 'Cut scope 3 emissions'),
    ...indirect('Protect biodiversity'),
  ],
  events: [...direct("International Women's Day"), ...indirect('Earth Day')],
}
