import { languageInCookies, preferredLanguage } from '../i18n/language-choice.ts'
import { splitLanguage } from '../i18n/split-language.ts'
import { defaultLanguage, type Language } from '../i18n/languages.ts'

/**
 * The language of a page that the server has not rendered, chosen as the server does it: by the address,
 * by choice, by the preferences of the browser.
 * @param offered the languages of the portal
 */
export function chooseLanguage(offered: readonly Language[]): Language {
  const asked = splitLanguage(location.pathname).language ?? languageInCookies(document.cookie)
  if (asked && offered.includes(asked)) return asked
  return preferredLanguage(navigator.languages, offered) ?? defaultLanguage
}

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
