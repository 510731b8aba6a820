import type { OperatorText } from '#src/contract/operator-text.ts'
import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'

/** What is written in a language itself; empty: nothing is. A text for all languages counts as English. */
export function writtenIn(language: Language, text: OperatorText | undefined): string {
  if (text === undefined) return ''
  if (typeof text === 'string') return language === defaultLanguage ? text : ''
  return text[language] ?? ''
}

/** Whether something is written in any language. */
export const isWritten = (text: OperatorText | undefined): boolean =>
  languages.some((language) => writtenIn(language, text) !== '')

/**
 * A text with other words in one language. It stays one for all languages until a second one is written.
 * @param words empty: nothing is written in the language
 * @returns a plain empty text where nothing is written in any language any more
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
  const isAlone = others.length === 0 && own.length === 0
  if (isAlone && (isPlain || english === '')) return english
  return { en: english, ...Object.fromEntries([...others, ...own]) }
}

/**
 * What changes where somebody writes in one language of a text at a path: that language alone where it can, so that
 * two who write in two languages do not meet; the whole where it is or becomes plain.
 * @param words empty: nothing is written in the language
 * @returns the path of what changes, and what stands there then
 */
export function textChange(
  path: string,
  text: OperatorText | undefined,
  language: Language,
  words: string,
): { path: string; value: OperatorText | undefined } {
  const whole = withWords(text, language, words)
  if (text === undefined || typeof text === 'string' || typeof whole === 'string')
    return { path, value: whole }
  const isEnglish = language === defaultLanguage
  return { path: `${path}/${language}`, value: isEnglish ? words : words || undefined }
}
