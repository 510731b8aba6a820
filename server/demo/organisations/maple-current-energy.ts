import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const mapleCurrentEnergy: DemoOrganisation = {
  slug: 'maple-current-energy',
  name: 'Maple Current Energy',
  description:
    'Run-of-river hydro and engineering advice for communities that want to own their power.',
  website: 'https://www.maple-current-energy.example',
  size: 'MEDIUM',
  countryCode: 'CA',
  address: {
    street: '1055 West Hastings Street',
    city: 'Vancouver, British Columbia',
    countryCode: 'CA',
  },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'ca-bn', identifier: '825946031' },
    { typeId: 'lei', identifier: 'C0I3D3B9WZ9QYMA4TE20' },
  ],
  credentials: [approved('iso-14001'), approved('re100'), pending('wbe-canada')],
  attributes: ['women-owned', 'net-zero-target', 'renewable-electricity'],
  products: ['35.12', '71.12'],
  locations: ['CA-BC', 'CA-AB'],
  sdgs: [],
  targets: [
    ...direct('Switch to renewable electricity', 'Reach net zero'),
    ...indirect('Spend with women-owned businesses'),
  ],
  events: [...direct('Earth Day'), ...indirect("International Women's Day")],
}
