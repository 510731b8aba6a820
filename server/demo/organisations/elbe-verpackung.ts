import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const elbeVerpackung: DemoOrganisation = {
  slug: 'elbe-verpackung',
  name: 'Elbe Verpackung GmbH',
  description:
    'Versandkartons und Polster aus Altpapier: transport packaging for mail order, made in Hamburg and free of plastic since 2021.',
  descriptions: {
    de: 'Versandkartons und Polster aus Altpapier: Transportverpackungen für den Versandhandel, hergestellt in Hamburg und seit 2021 ohne Kunststoff.',
  },
  website: 'https://www.elbe-verpackung.example',
  size: 'MEDIUM',
  countryCode: 'DE',
  address: { street: 'Hafenstraße 12', city: 'Hamburg', countryCode: 'DE' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'de-hr', identifier: 'HRB 139016' },
    { typeId: 'de-vat', identifier: 'DE059273816' },
  ],
  credentials: [approved('blue-angel'), approved('fsc-coc'), approved('emas'), pending('ecovadis')],
  attributes: ['plastic-free-packaging', 'supplier-code-of-conduct'],
  products: ['17.21', '22.22'],
  locations: ['DE', 'AT', 'NL'],
  sdgs: [],
  targets: [
    ...direct('Remove problematic plastic', 'Buy recycled content'),
    ...indirect('Cut scope 3 emissions'),
  ],
  events: [...direct('Plastic Free July', 'World Recycling Day'), ...indirect('Earth Day')],
}
