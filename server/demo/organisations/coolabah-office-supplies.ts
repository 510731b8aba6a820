import {
  approved,
  certified,
  critical,
  direct,
  indirect,
  pending,
  warning,
  type DemoOrganisation,
} from './demo-organisation.ts'

/** Everything filled in, and enough of each list for the public profile to cut it. */
export const coolabahOfficeSupplies: DemoOrganisation = {
  slug: 'coolabah-office-supplies',
  name: 'Coolabah Office Supplies',
  description:
    'Coolabah Office Supplies keeps schools, councils and companies across New South Wales in paper, furniture and print. We buy recycled first, deliver by electric van, take back toner and old desks for repair, and put a share of every order into the training of young Aboriginal people on the Wiradjuri country we come from.',
  website: 'https://www.coolabah-office-supplies.example',
  size: 'MEDIUM',
  countryCode: 'AU',
  address: { street: '12 Wharf Road', city: 'Leichhardt, New South Wales', countryCode: 'AU' },
  secondaryAddresses: [
    { street: '4 Trail Street', city: 'Wagga Wagga', countryCode: 'AU' },
    { street: '210 Hindmarsh Drive', city: 'Canberra', countryCode: 'AU' },
  ],
  identifiers: [
    { typeId: 'au-abn', identifier: '14090652253' },
    { typeId: 'au-acn', identifier: '478950613' },
    { typeId: 'duns', identifier: '642736363' },
  ],
  credentials: [
    certified('iso-14001', {
      ...{ how: 'register', for: 'Harbour', entryUrl: 'https://register.example/EMS-771204' },
      ...{ number: 'EMS-771204', issuer: 'Example Certification' },
      ...{ scope: 'Sale and delivery of office supplies', issuedDaysAgo: 270, expiresInDays: 825 },
    }),
    certified(
      'fsc-coc',
      {
        ...{ how: 'document', number: 'EX-COC-004411', issuer: 'Example Certification' },
        ...{ issuedDaysAgo: 1_770, expiresInDays: 56 },
      },
      warning('The certificate covers the Leichhardt warehouse only.'),
    ),
    certified('supply-nation-certified', { how: 'issuer', expiresInDays: 190 }),
    certified('ecovadis', { how: 'document', issuedDaysAgo: 120, expiresInDays: 245 }),
    approved('apco'),
    approved('australian-supplier-payment-code'),
    approved('sedex-member'),
    pending(
      'climate-active',
      critical('The certificate on file has expired; a new one is awaited.'),
    ),
    pending('b-corp'),
    pending('cdp-climate'),
    pending('ungc'),
  ],
  attributes: [
    'women-owned',
    'indigenous-owned',
    'other-minority',
    'apprentices-and-trainees',
    'circular-products',
    'local-business',
    'modern-slavery-statement',
    'pays-small-suppliers-promptly',
  ],
  otherAttribute:
    'A third of the shares belong to a cooperative of the Hazara community of Auburn.',
  modules: [
    { id: 'circular-economy', score: 86 },
    { id: 'recycled-content', score: 74 },
  ],
  products: ['46.47', '47.62', '17.23', '18.12', '33.19', '46.50', '77.33', '95.24'],
  locations: ['AU-NSW', 'AU-ACT', 'AU-VIC', 'NZ'],
  sdgs: [4, 7, 11],
  targets: [
    ...direct(
      'Spend with Indigenous businesses',
      'Spend with women-owned businesses',
      'Spend with local and small businesses',
      'Buy recycled content',
      'Send less waste to landfill',
      'Pay small suppliers on time',
      'Cut scope 3 emissions',
    ),
    ...indirect(
      'Reach net zero',
      'Remove problematic plastic',
      'Protect biodiversity',
      'Switch to renewable electricity',
      'Use water responsibly',
      'Employ people facing barriers to work',
    ),
  ],
  events: [
    ...direct(
      'NAIDOC Week',
      'National Reconciliation Week',
      "International Women's Day",
      'World Recycling Day',
      'Small Business Saturday',
      'Plastic Free July',
    ),
    ...indirect(
      'Earth Day',
      'World Environment Day',
      'World Clean Up Day',
      'Anti-Slavery Day',
      'World Water Day',
      'International Day of Persons with Disabilities',
    ),
  ],
}
