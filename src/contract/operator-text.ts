import * as v from 'valibot'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { isRecord } from '../lib/is-record.ts'
import { isBlank } from './one-line.ts'

/**
 * A text that an operator writes: one for all languages, or one for each. English is never missing, and
 * is shown in place of a language that is.
 */
export type OperatorText = string | ({ en: string } & { [Tag in Exclude<Language, 'en'>]?: string })

/** A plain text, or an object of texts by language, of which each keeps the rules of the plain one. */
export type OperatorTextSchema = v.GenericSchema<OperatorText, OperatorText>

const noLanguage = v.pipe(
  v.unknown(),
  v.check(() => false, `is no language of the portal, which has ${languages.join(', ')}`),
)

/**
 * @param text the rules of the plain text, which those of each language keep too
 * @returns a schema whose messages name the field and the language, such as `title.de`
 */
export function operatorText(text: v.GenericSchema<string, string>): OperatorTextSchema {
  const written = v.pipe(
    text,
    v.check((words) => !isBlank(words), 'must not be empty'),
  )
  const entries = languages.map((language) => [
    language,
    language === defaultLanguage ? written : v.exactOptional(written),
  ])
  const byLanguage = v.objectWithRest(
    Object.fromEntries(entries) as Record<string, typeof written>,
    noLanguage,
  )
  return v.lazy((input) => (isRecord(input) ? byLanguage : text) as OperatorTextSchema)
}

/** The text in a language, else in English. */
export function textIn(language: Language, text: OperatorText): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}

/** The same text with each of its languages changed. */
export function mapText(text: OperatorText, change: (words: string) => string): OperatorText {
  if (typeof text === 'string') return change(text)
  const changed = Object.entries(text).map(([language, words]) => [language, change(words)])
  return Object.fromEntries(changed) as OperatorText
}

/** The language in which a text is shown instead of the one that is asked for; null: in that one. */
function substitute(language: Language, text: OperatorText): Language | null {
  return typeof text === 'string' || text[language] !== undefined ? null : defaultLanguage
}

/**
 * What an answer says of texts that are not in the language that was asked for, so that a page can mark
 * them: their languages by field.
 * @returns nothing where all of them are
 */
export function substitutes<Field extends string>(
  language: Language,
  texts: Readonly<Record<Field, OperatorText | readonly OperatorText[]>>,
): { languages?: Partial<Record<Field, Language>> } {
  const found = Object.entries<OperatorText | readonly OperatorText[]>(texts).flatMap(
    ([field, given]) => {
      const all = Array.isArray(given)
        ? (given as readonly OperatorText[])
        : [given as OperatorText]
      const other = all.map((one) => substitute(language, one)).find(Boolean)
      return other ? [[field, other] as const] : []
    },
  )
  if (found.length === 0) return {}
  return { languages: Object.fromEntries(found) as Partial<Record<Field, Language>> }
}

/** For a column of text: a plain text as it is, one by language as JSON. */
export function writeText(text: OperatorText): string {
  if (typeof text !== 'string') return JSON.stringify(text)
  // A plain text that looks like JSON by language would be read as such.
  return typeof readText(text) === 'string' ? text : JSON.stringify({ [defaultLanguage]: text })
}

/** What `writeText` has put into a column. */
export function readText(column: string): OperatorText {
  if (!column.startsWith('{"')) return column
  try {
    const value: unknown = JSON.parse(column)
    return v.is(stored, value) ? (value as OperatorText) : column
  } catch {
    return column
  }
}

const stored = v.objectWithRest({ [defaultLanguage]: v.string() }, v.string())
