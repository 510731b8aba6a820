import { approved, direct, indirect, type DemoOrganisation } from './demo-organisation.ts'

export const merseyLoopTextiles: DemoOrganisation = {
  slug: 'mersey-loop-textiles',
  name: 'Mersey Loop Textiles',
  description:
    'Mersey Loop collects worn uniforms, unpicks them and spins them into felt, bags and insulation.',
  website: 'https://www.mersey-loop-textiles.example',
  size: 'MICRO',
  countryCode: 'GB',
  address: { street: '19 Bold Street', city: 'Liverpool', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'gb-crn', identifier: '07089954' }],
  credentials: [approved('grs'), approved('msduk')],
  attributes: ['minority-owned', 'circular-products'],
  products: ['13.99', '38.21'],
  locations: ['GB'],
  sdgs: [],
  targets: [
    ...direct(
      'Send less waste to landfill',
      'Buy recycled content',
      'Spend with diverse suppliers',
    ),
  ],
  events: [...direct('World Recycling Day'), ...indirect('Plastic Free July')],
}
