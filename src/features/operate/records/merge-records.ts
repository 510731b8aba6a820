import { applyChanges, changesBetween } from '#src/contract/operate/brand-changes.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { type Language, languages, nameOf } from '#src/i18n/languages.ts'

/** How the records of a kind are taken apart, so that two who change two places do not meet. */
export type MergeRules<Content> = {
  /** A record as nested objects: what is no object is one place, a list too. */
  spread(content: Content): object
  /** @param spread what `spread` has made, merged with that of another */
  gather(spread: object): Content
}

/** What two people have made of one record. */
export type MergedRecord<Content> = {
  /** What each of both has changed; where both have changed the same, what the one has made of it. */
  mine: Content
  theirs: Content
  /** What both have changed to something else: JSON pointers into what was spread. */
  conflicts: string[]
}

/** @param base what both began from */
export function mergeRecords<Content>(
  { spread, gather }: MergeRules<Content>,
  base: Content,
  mine: Content,
  theirs: Content,
): MergedRecord<Content> {
  const [from, one, other] = [spread(base), spread(mine), spread(theirs)]
  const { state, conflicts } = applyChanges(other, changesBetween(from, one))
  return {
    mine: gather(applyChanges(one, changesBetween(from, other)).state),
    theirs: gather(state),
    conflicts,
  }
}

/** Whether two records of a kind are the same in each of their places. */
export const saysTheSame = <Content>(
  { spread }: MergeRules<Content>,
  one: Content,
  other: Content,
): boolean => changesBetween(spread(one), spread(other)).length === 0

/** Rules for a flat record some of whose fields are texts by language. @param texts names of these */
export function mergeByField<Content extends object>(
  texts: readonly (keyof Content & string)[],
): MergeRules<Content> {
  type Fields = Record<string, unknown>
  const change = (content: object, each: (value: unknown) => unknown): Fields => {
    const fields = content as Fields
    return { ...fields, ...Object.fromEntries(texts.map((name) => [name, each(fields[name])])) }
  }
  return {
    spread: (content) => change(content, (text) => byLanguage(text as OperatorText)),
    gather: (spread) =>
      change(spread, (text) => textOf(text as Readonly<Record<string, string>>)) as Content,
  }
}

/** A text by language throughout; what is empty is left out. */
export function byLanguage(text: OperatorText): Record<string, string> {
  const all = typeof text === 'string' ? { en: text } : text
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== ''))
}

/** One for all languages where nothing but English is written. */
export function textOf(written: Readonly<Record<string, string>>): OperatorText {
  const { en = '', ...others } = written
  return Object.keys(others).length === 0 ? en : { en, ...others }
}

/** The field that a path leads to, and the language of its text; null: it is none by language. */
export function placeOf(path: string): { field: string; language: Language | null } {
  const [field = '', tag] = path.slice(1).split('/')
  return { field, language: languages.find((one) => one === tag) ?? null }
}

/** What a place is called. @param label of its field */
export const placeLabel = (label: string, language: Language | null): string =>
  language === null ? label : `${label} (${nameOf(language)})`
