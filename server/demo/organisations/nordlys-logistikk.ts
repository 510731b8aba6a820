import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const nordlysLogistikk: DemoOrganisation = {
  slug: 'nordlys-logistikk',
  name: 'Nordlys Logistikk',
  description: 'Coastal freight in the North Sea on ships that plug in at the quay.',
  website: 'https://www.nordlys-logistikk.example',
  size: 'MEDIUM',
  countryCode: 'NO',
  address: { street: 'Strandgaten 9', city: 'Bergen', countryCode: 'NO' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'no-orgnr', identifier: '563139048' }],
  credentials: [approved('iso-14001'), pending('green-marine'), approved('ev100')],
  attributes: ['measures-emissions', 'net-zero-target'],
  products: ['50.20', '52.25'],
  locations: ['NO', 'SE', 'DK'],
  sdgs: [],
  targets: [
    ...direct('Cut scope 3 emissions', 'Reach net zero'),
    ...indirect('Protect biodiversity'),
  ],
  events: [...direct('World Oceans Day'), ...indirect('Earth Day')],
}
