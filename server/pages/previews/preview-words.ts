import type { Brand } from '#src/contract/brand.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { countVerified, type Held } from '#src/contract/verified.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { canShow } from '../../badge/badge-words.ts'

/** What a preview picture says. */
export type PreviewWords = {
  language: Language
  title: string
  /** Where, or what it is about; may be empty. */
  line: string
  /** How many credentials are verified; empty where none is. */
  verified: string
  /** Whether there is anything that a seal with a tick may stand for. */
  hasSeal: boolean
}

/** The portal of a brand. */
export function portalWords({ t, language }: Texts, { name }: Brand): PreviewWords {
  const brand = showable(language, name)
  return {
    language,
    title: brand ? t('frame.portalTitle', { brand }) : t('pictures.portalWithoutName'),
    line: t('pictures.portalLine'),
    verified: '',
    hasSeal: true,
  }
}

/** A public profile; a name in letters that cannot be drawn stays away from the picture. */
export function profileWords(
  { t, language }: Texts,
  profile: Pick<PublicProfile, 'name' | 'locations'> & {
    sustainabilityCredentials: readonly Held[]
  },
): PreviewWords {
  const verified = countVerified(profile.sustainabilityCredentials)
  const { city = '', state = '', country = '' } = profile.locations[0] ?? {}
  const place = [city, state, country].filter(Boolean).join(', ')
  const name = showable(language, profile.name)
  return {
    language,
    title: name || t('pictures.profile'),
    line: showable(language, place) || (name && t('pictures.profile')),
    verified: verified > 0 ? t('profile.verifiedCount', { count: verified }) : '',
    hasSeal: verified > 0,
  }
}

function showable(language: Language, text: string): string {
  const plain = text.toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return canShow(language, plain) ? plain : ''
}
