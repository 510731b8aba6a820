import {
  approved,
  critical,
  direct,
  indirect,
  pending,
  type DemoOrganisation,
} from './demo-organisation.ts'

export const clydeCoastSeafood: DemoOrganisation = {
  slug: 'clyde-coast-seafood',
  name: 'Clyde Coast Seafood',
  description:
    'Langoustine, mussels and haddock landed on the Ayrshire coast and sold with the name of the boat.',
  website: 'https://www.clyde-coast-seafood.example',
  size: 'SMALL',
  countryCode: 'GB',
  address: { street: '2 Harbour Street', city: 'Ayr, Scotland', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'gb-crn', identifier: '04160795' },
    { typeId: 'gln', identifier: '4166536520798' },
  ],
  credentials: [
    approved('msc-coc'),
    pending(
      'rspca-assured',
      critical('The certificate on file has expired; a new one is awaited.'),
    ),
  ],
  attributes: ['family-owned', 'regional-or-remote'],
  products: ['10.20', '46.32'],
  locations: ['GB-SCT', 'GB-ENG', 'FR'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Use water responsibly'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Oceans Day'), ...indirect('World Water Day')],
}
