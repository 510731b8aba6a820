import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const bidgeeLinenHire: DemoOrganisation = {
  slug: 'bidgee-linen-hire',
  name: 'Bidgee Linen Hire',
  description:
    'Bidgee Linen Hire launders and rents linen to hospitals, hotels and events across the Riverina, with heat recovery and rainwater in every wash.',
  website: 'https://www.bidgee-linen-hire.example',
  size: 'SMALL',
  countryCode: 'AU',
  address: { street: '19 Hammond Avenue', city: 'Wagga Wagga, NSW', countryCode: 'AU' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'au-abn', identifier: '86215343571' },
    { typeId: 'au-acn', identifier: '789582163' },
  ],
  credentials: [approved('iso-14001'), pending('b-corp')],
  attributes: ['women-owned', 'regional-or-remote', 'measures-emissions'],
  products: ['96.10', '13.92'],
  locations: ['AU-NSW', 'AU-ACT'],
  sdgs: [],
  targets: [
    ...direct(
      'Use water responsibly',
      'Cut scope 3 emissions',
      'Spend with local and small businesses',
    ),
    ...indirect('Spend with women-owned businesses'),
  ],
  events: [
    ...direct('World Water Day', "International Women's Day"),
    ...indirect('World Environment Day'),
  ],
}
