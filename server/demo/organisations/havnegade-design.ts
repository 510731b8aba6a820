import { direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const havnegadeDesign: DemoOrganisation = {
  slug: 'havnegade-design',
  name: 'Havnegade Design',
  description: 'Interiors and furniture for small offices, drawn for disassembly.',
  website: 'https://www.havnegade-design.example',
  size: 'MICRO',
  countryCode: 'DK',
  address: { street: 'Havnegade 21', city: 'Copenhagen', countryCode: 'DK' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'dk-cvr', identifier: '54298196' }],
  credentials: [pending('cradle-to-cradle')],
  attributes: ['women-owned', 'circular-products', 'start-up'],
  products: ['74.13', '31.00'],
  locations: ['DK', 'SE', 'DE'],
  sdgs: [],
  targets: [
    ...direct('Spend with women-owned businesses'),
    ...indirect('Send less waste to landfill'),
  ],
  events: [...direct("International Women's Day")],
}
