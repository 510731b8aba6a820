import { approved, direct, indirect, pending, type DemoOrganisation } from './demo-organisation.ts'

export const tamarTimberFrames: DemoOrganisation = {
  slug: 'tamar-timber-frames',
  name: 'Tamar Timber Frames',
  description:
    'Timber frames and low-energy homes from British oak and larch, cut in Plymouth and raised in a week.',
  website: 'https://www.tamar-timber-frames.example',
  size: 'SMALL',
  countryCode: 'GB',
  address: { street: '7 Sutton Harbour', city: 'Plymouth, England', countryCode: 'GB' },
  secondaryAddresses: [],
  identifiers: [{ typeId: 'gb-crn', identifier: '03345917' }],
  credentials: [approved('fsc-coc'), approved('pefc-coc'), pending('passive-house')],
  attributes: ['employee-owned', 'local-business'],
  products: ['16.23', '43.32', '41.00'],
  locations: ['GB-ENG', 'GB-WLS'],
  sdgs: [],
  targets: [
    ...direct('Protect biodiversity', 'Cut scope 3 emissions'),
    ...indirect('Spend with local and small businesses'),
  ],
  events: [...direct('World Biodiversity Day'), ...indirect('World Environment Day')],
}
