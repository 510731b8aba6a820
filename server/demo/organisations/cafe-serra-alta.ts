import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const cafeSerraAlta: DemoOrganisation = {
  slug: 'cafe-serra-alta',
  name: 'Café Serra Alta',
  description: 'Speciality coffee from shade-grown farms in the south of Minas Gerais.',
  website: 'https://www.cafe-serra-alta.example',
  size: 'SMALL',
  countryCode: 'BR',
  address: { street: 'Rua das Palmeiras 130', city: 'Varginha', countryCode: 'BR' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'br-cnpj', identifier: '63623381154492' }],
  credentials: [approved('rainforest-alliance'), approved('fairtrade'), pending('b-corp')],
  attributes: ['family-owned', 'community-giving'],
  products: ['01.27', '10.83'],
  locations: ['BR', 'US', 'DE'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Pay a living wage'),
    ...indirect('Protect human rights in supply chains'),
  ],
  events: [...direct('World Fair Trade Day', 'World Biodiversity Day')],
}
