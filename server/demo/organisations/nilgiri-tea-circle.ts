import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const nilgiriTeaCircle: DemoOrganisation = {
  slug: 'nilgiri-tea-circle',
  name: 'Nilgiri Tea Circle',
  description: 'Hand-rolled teas from six hundred smallholders who own the factory together.',
  descriptions: { ar: 'شاي ملفوف يدويًا من ستمئة مزارع صغير يملكون المصنع معًا.' },
  website: 'https://www.nilgiri-tea-circle.example',
  size: 'SMALL',
  countryCode: 'IN',
  address: { street: '6 Club Road', city: 'Coonoor', countryCode: 'IN' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'in-gstin', identifier: '14BDYHU9370XTZE' },
    { typeId: 'gln', identifier: '0991627453518' },
  ],
  credentials: [approved('fairtrade'), approved('rainforest-alliance')],
  attributes: ['cooperative', 'women-owned', 'community-giving'],
  products: ['01.27', '10.83'],
  locations: ['IN', 'GB', 'DE'],
  sdgs: [],
  targets: [
    ...direct(
      'Pay a living wage',
      'Protect human rights in supply chains',
      'Spend with women-owned businesses',
    ),
    ...indirect('Protect biodiversity'),
  ],
  events: [...direct('World Fair Trade Day', 'World Day Against Child Labour')],
}
