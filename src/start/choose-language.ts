import { languageInCookies, preferredLanguage, splitLanguage } from '../i18n/language-choice.ts'
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
