import { guestTexts } from 'virtual:guest-texts'
import { languageInCookies } from '../i18n/language-choice.ts'
import type { Language } from '../i18n/languages.ts'

/** For a year, in seconds. */
const remembered = 31_536_000

/**
 * Stores the language of the address for the addresses that have none: plain links lead on in it. Who
 * came from a page of the portal has chosen it; of a link from elsewhere it is the language of this visit.
 */
export function followLanguage(language: Language): void {
  const isChosen = document.referrer.startsWith(`${location.origin}/`)
  if (!isChosen && languageInCookies(document.cookie)) return
  const end = isChosen ? `; max-age=${remembered}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${language}; path=/; samesite=lax${end}${secure}`
}

/** The texts that guests may need, for a page that the server has not rendered. */
export const guestTextsIn = (language: Language) => guestTexts[language]()
