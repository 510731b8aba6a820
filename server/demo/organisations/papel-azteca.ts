import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const papelAzteca: DemoOrganisation = {
  slug: 'papel-azteca',
  name: 'Papel Azteca',
  description: 'Recycled paper and board from the collection rounds of Jalisco.',
  website: 'https://www.papel-azteca.example',
  size: 'MEDIUM',
  countryCode: 'MX',
  address: { street: 'Avenida Vallarta 1500', city: 'Guadalajara', countryCode: 'MX' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'mx-rfc', identifier: 'B&Ñ790621883' }],
  credentials: [approved('fsc-coc'), approved('great-place-to-work'), pending('sedex-member')],
  attributes: ['circular-products', 'family-owned'],
  products: ['17.12', '17.25'],
  locations: ['MX', 'US'],
  sdgs: [],
  targets: [
    ...direct('Buy recycled content', 'Send less waste to landfill'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Recycling Day'), ...indirect('World Environment Day')],
}
