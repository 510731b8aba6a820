import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const karooWindServices: DemoOrganisation = {
  slug: 'karoo-wind-services',
  name: 'Karoo Wind Services',
  description: 'Blade repair and maintenance for wind farms by rope teams trained in the Karoo.',
  website: 'https://www.karoo-wind-services.example',
  size: 'SMALL',
  countryCode: 'ZA',
  address: { street: '15 Long Street', city: 'Cape Town', countryCode: 'ZA' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'za-cipc', identifier: '2018/280408/07' }],
  credentials: [approved('b-bbee'), pending('iso-14001')],
  attributes: ['women-owned', 'renewable-electricity'],
  products: ['33.12', '35.12'],
  locations: ['ZA', 'NA'],
  sdgs: [],
  targets: [
    ...direct('Switch to renewable electricity', 'Spend with women-owned businesses'),
    ...indirect('Reach net zero'),
  ],
  events: [...direct("International Women's Day", 'Earth Day')],
}
