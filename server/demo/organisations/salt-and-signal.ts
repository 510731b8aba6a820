import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const saltAndSignal: DemoOrganisation = {
  slug: 'salt-and-signal',
  name: 'Salt & Signal',
  description:
    'Salt & Signal is a two-room design studio in Hobart: brands, reports and campaigns for organisations that mean what they say.',
  website: 'https://www.salt-and-signal.example',
  size: 'MICRO',
  countryCode: 'AU',
  address: { street: '12 Salamanca Place', city: 'Hobart, Tasmania', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'au-abn', identifier: '67483547770' }],
  credentials: [approved('b-corp')],
  attributes: ['women-owned', 'lgbtqi-owned', 'net-zero-target'],
  products: ['74.12', '73.11'],
  locations: ['AU'],
  sdgs: [],
  targets: [
    ...direct('Spend with women-owned businesses', 'Spend with diverse suppliers'),
    ...indirect('Cut scope 3 emissions'),
  ],
  events: [...direct('Pride Month', "International Women's Day")],
}
