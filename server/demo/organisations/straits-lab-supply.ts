import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const straitsLabSupply: DemoOrganisation = {
  slug: 'straits-lab-supply',
  name: 'Straits Lab Supply',
  description:
    'Instruments, glass and consumables for laboratories in Singapore and Malaysia, with refill and take-back.',
  website: 'https://www.straits-lab-supply.example',
  size: 'MEDIUM',
  countryCode: 'SG',
  address: { street: '30 Biopolis Street', city: 'Singapore', countryCode: 'SG' },
  secondaryAddresses: [],
  identifiers: [
    { typeId: 'sg-uen', identifier: '71009624X' },
    { typeId: 'duns', identifier: '869536691' },
  ],
  credentials: [approved('iso-9001'), pending('singapore-green-label')],
  attributes: ['supplier-code-of-conduct', 'measures-emissions'],
  products: ['46.46', '46.64'],
  locations: ['SG', 'MY'],
  sdgs: [],
  targets: [...direct('Buy recycled content'), ...indirect('Cut scope 3 emissions')],
  events: [
    ...direct('World Recycling Day'),
    ...indirect('World Day for Safety and Health at Work'),
  ],
}
