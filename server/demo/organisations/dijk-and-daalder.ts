import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const dijkAndDaalder: DemoOrganisation = {
  slug: 'dijk-and-daalder',
  name: 'Dijk & Daalder',
  description:
    'Engineers for dikes, locks and wetlands who would rather make room for a river than raise a wall.',
  website: 'https://www.dijk-and-daalder.example',
  size: 'SMALL',
  countryCode: 'NL',
  address: { street: 'Maasboulevard 14', city: 'Rotterdam', countryCode: 'NL' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'nl-kvk', identifier: '83947876' },
    { typeId: 'nl-btw', identifier: 'NL403875213B39' },
  ],
  credentials: [approved('iso-9001'), approved('b-corp'), pending('edge-certified')],
  attributes: ['employee-owned', 'diversity-policy'],
  products: ['71.12', '42.91'],
  locations: ['NL', 'BE'],
  sdgs: [],
  targets: [
    ...direct('Use water responsibly', 'Reach net zero'),
    ...indirect('Spend with women-owned businesses'),
  ],
  events: [...direct('World Water Day'), ...indirect("International Women's Day")],
}
