import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const cotonVif: DemoOrganisation = {
  slug: 'coton-vif',
  name: 'Coton Vif',
  description:
    'Everyday clothes in organic cotton, cut in Lille and sewn in workshops that anybody may visit.',
  website: 'https://www.coton-vif.example',
  size: 'SMALL',
  countryCode: 'FR',
  address: { street: '27 rue de Béthune', city: 'Lille', countryCode: 'FR' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'fr-siren', identifier: '719560864' },
    { typeId: 'fr-tva', identifier: 'FRK1501940738' },
  ],
  credentials: [approved('gots'), approved('fair-wear'), pending('oeko-tex-made-in-green')],
  attributes: ['women-owned', 'plastic-free-packaging'],
  products: ['14.10', '13.91'],
  locations: ['FR', 'BE'],
  sdgs: [],
  targets: [
    ...direct('Protect human rights in supply chains', 'Spend with women-owned businesses'),
    ...indirect('Buy recycled content'),
  ],
  events: [
    ...direct('World Fair Trade Day', 'Anti-Slavery Day'),
    ...indirect("International Women's Day"),
  ],
}
