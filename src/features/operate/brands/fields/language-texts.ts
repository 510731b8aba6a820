import type { OperatorText } from '#src/contract/operator-text.ts'
import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'

/** What is written in a language itself; empty: nothing is. A text for all languages counts as English. */
export function writtenIn(language: Language, text: OperatorText | undefined): string {
  if (text === undefined) return ''
  if (typeof text === 'string') return language === defaultLanguage ? text : ''
  return text[language] ?? ''
}

/**
 * A text with other words in one language. It stays one for all languages until a second one is written.
 * @param words empty: nothing is written in the language
 */
export function withWords(
  text: OperatorText | undefined,
  language: Language,
  words: string,
): OperatorText {
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
