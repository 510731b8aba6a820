import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'

/** A text of a brand: one for all languages, or one for each. */
export type BrandText = string | ({ en: string } & { [Tag in Exclude<Language, 'en'>]?: string })

/** What is written in a language itself; empty: nothing is. A text for all languages counts as English. */
export function writtenIn(language: Language, text: BrandText | undefined): string {
  if (text === undefined) return ''
  if (typeof text === 'string') return language === defaultLanguage ? text : ''
  return text[language] ?? ''
}

/**
 * A text with other words in one language. It stays one for all languages until a second one is written.
 * @param words empty: nothing is written in the language
 */
export function withWords(
  text: BrandText | undefined,
  language: Language,
  words: string,
): BrandText {
  const isPlain = text === undefined || typeof text === 'string'
  if (isPlain && language === defaultLanguage) return words
  const others = languages
    .filter((one) => one !== defaultLanguage && one !== language)
    .flatMap((one) => (writtenIn(one, text) ? [[one, writtenIn(one, text)] as const] : []))
  const own = language !== defaultLanguage && words ? [[language, words] as const] : []
  const english = language === defaultLanguage ? words : writtenIn(defaultLanguage, text)
  if (isPlain && own.length === 0) return english
  return { en: english, ...Object.fromEntries([...others, ...own]) }
}

/** The languages among those given in which a text is not written, while it is in another. */
export function missingIn(text: BrandText | undefined, offered: readonly Language[]): Language[] {
  if (text === undefined || text === '') return []
  return offered.filter((language) => !writtenIn(language, text).trim())
}
