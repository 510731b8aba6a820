import type { Brand } from '#src/contract/brand.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { countVerified } from '#src/contract/verified.ts'
import { canDraw } from '../../badge/badge-fonts.ts'

/** What a preview picture says. */
export type PreviewWords = {
  title: string
  /** Where, or what it is about; may be empty. */
  line: string
  /** How many credentials are verified; none is not mentioned. */
  verified: number
  /** Whether there is anything that a seal with a tick may stand for. */
  hasSeal: boolean
}

/** The portal of a brand. */
export function portalWords({ name }: Brand): PreviewWords {
  return {
    title: `${drawable(name) || 'The'} Supplier Engagement Portal`,
    line: 'Free sustainability profiles that buyers can trust',
    verified: 0,
    hasSeal: true,
  }
}

/** A public profile; a name in letters that cannot be drawn stays away from the picture. */
export function profileWords(profile: PublicProfile): PreviewWords {
  const verified = countVerified(profile.sustainabilityCredentials)
  const { city = '', state = '', country = '' } = profile.locations[0] ?? {}
  const place = [city, state, country].filter(Boolean).join(', ')
  return {
    title: drawable(profile.name) || 'Sustainability profile',
    line: drawable(place) || (drawable(profile.name) ? 'Sustainability profile' : ''),
    verified,
    hasSeal: verified > 0,
  }
}

function drawable(text: string): string {
  const plain = text.toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return canDraw(plain) ? plain : ''
}
