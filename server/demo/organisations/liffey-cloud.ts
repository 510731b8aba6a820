import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const liffeyCloud: DemoOrganisation = {
  slug: 'liffey-cloud',
  name: 'Liffey Cloud',
  description:
    'Hosting and managed services from two Dublin data halls that heat the flats next door.',
  website: 'https://www.liffey-cloud.example',
  size: 'MEDIUM',
  countryCode: 'IE',
  address: { street: '1 Sir John Rogerson’s Quay', city: 'Dublin', countryCode: 'IE' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'ie-cro', identifier: '653933' },
    { typeId: 'duns', identifier: '528181572' },
  ],
  credentials: [approved('iso-27001'), approved('iso-50001'), pending('re100')],
  attributes: ['renewable-electricity', 'diversity-policy', 'start-up'],
  products: ['63.10', '62.20'],
  locations: ['IE', 'GB'],
  sdgs: [],
  targets: [
    ...direct('Switch to renewable electricity', 'Reach net zero'),
    ...indirect('Pay small suppliers on time'),
  ],
  events: [...direct('Earth Day'), ...indirect('Pride Month')],
}
