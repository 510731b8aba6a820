import { forTexts, publicTextNames } from './profile/profile-texts.ts'
import type { PublicProfile } from './public-profile.ts'

/** An organisation that has filled in nothing, for tests to build on. */
export const emptyProfile: PublicProfile = {
  ...forTexts(publicTextNames, () => ''),
  name: 'Bare Bones Trading',
  slug: 'bare-bones-trading',
  sustainabilityBadges: [],
  categories: [],
  sdgs: [],
  sustainabilityCredentials: [],
  tags: [],
  events: [],
  targets: [],
  locations: [],
  serviceableLocations: [],
  hasRedCredential: false,
  hasYellowCredential: false,
  shareable: false,
  version: 1,
  updatedAt: '2026-03-04T05:06:07.000Z',
}
