import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const rimutakaSoftware: DemoOrganisation = {
  slug: 'rimutaka-software',
  name: 'Rimutaka Software',
  description:
    'Eight people who build and look after booking and membership software for trusts, clubs and councils.',
  website: 'https://www.rimutaka-software.example',
  size: 'MICRO',
  countryCode: 'NZ',
  address: { street: '88 Cuba Street', city: 'Wellington', countryCode: 'NZ' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'nz-nzbn', identifier: '9436418870255' }],
  credentials: [approved('toitu-net-carbonzero'), approved('rainbow-tick')],
  attributes: ['lgbtqi-owned', 'employee-owned', 'net-zero-target'],
  products: ['62.10', '62.20'],
  locations: ['NZ', 'AU'],
  sdgs: [],
  targets: [
    ...direct('Reach net zero', 'Spend with diverse suppliers'),
    ...indirect('Employ people facing barriers to work'),
  ],
  events: [...direct('Pride Month'), ...indirect('Earth Day')],
}
