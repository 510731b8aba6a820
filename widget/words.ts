type Words = { profile: string; one: string; more: string }

const english: Words = {
  profile: 'Sustainability profile',
  one: 'verified credential',
  more: 'verified credentials',
}

const languages = new Map([
  ['en', english],
  [
    'de',
    {
      profile: 'Nachhaltigkeitsprofil',
      one: 'verifizierter Nachweis',
      more: 'verifizierte Nachweise',
    },
  ],
  [
    'fr',
    {
      profile: 'Profil de durabilité',
      one: 'attestation vérifiée',
      more: 'attestations vérifiées',
    },
  ],
])

/** What stands on a badge besides the name. */
export type BadgeWords = {
  /** The language the words are really in. */
  lang: string
  /** Names the picture to those who do not see it; empty where the line below says the same. */
  picture: string
  line: string
}

/**
 * The words of a badge, in English where a language is not known.
 * @param wanted language tag such as `de-AT`
 * @param verified how many credentials have been verified
 */
export function wordsFor(wanted: string, verified: number): BadgeWords {
  const [tag = ''] = wanted.toLowerCase().split('-')
  const lang = languages.has(tag) ? tag : 'en'
  const { profile, one, more } = languages.get(lang) ?? english
  // Nought credentials are nothing to show off: then it is a profile, and no more is claimed.
  if (verified === 0) return { lang, picture: '', line: profile }
  return { lang, picture: profile, line: `${verified} ${verified === 1 ? one : more}` }
}
