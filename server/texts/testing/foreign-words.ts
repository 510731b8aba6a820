import { directionOf, type Language, languages } from '#src/i18n/languages.ts'
import { isOfGroup } from '#src/i18n/dictionary-groups.ts'
import type { CompiledMessage } from '#src/i18n/word-message.ts'
import { compileDictionary, dictionaryNames, readDictionary } from '../dictionaries.ts'

const groups = ['guest', 'user', 'operate'] as const
/** Shorter pieces of a message, such as `Tag`, are words of several languages. */
const shortest = 6

/** What stands between the places and tags of a message. */
function piecesOf(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return token.split(/<\/?\w+>/)
    // Lingui's forms have an `offset` besides, which may be undefined.
    return Object.values(token[2] ?? {}).flatMap((form) =>
      Array.isArray(form) ? piecesOf(form) : [],
    )
  })
}

function piecesIn(language: Language): Set<string> {
  const ofServer = dictionaryNames(language).filter(
    (name) => !groups.some((group) => isOfGroup(name, group)),
  )
  const messages = ofServer.flatMap((name) =>
    Object.values(compileDictionary(readDictionary(language, name))),
  )
  const pieces = messages.flatMap(piecesOf).map((piece) => piece.trim())
  return new Set(pieces.filter((piece) => piece.length >= shortest))
}

/** What a page or a mail shows or says to a reader, without its markup, in single spaces. */
export function wordsIn(html: string): string {
  const said = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
  return [html.replaceAll(/<[^>]*>/g, ' '), ...said.map(([, label = '']) => label)]
    .join(' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
}

/**
 * What of a text is in another language than it should be: messages of other languages and, in one that is
 * written from right to left, all Latin words.
 * @param data what stands in the places of its messages, which belongs to no language
 */
export function foreignWords(
  language: Language,
  words: string,
  data: readonly (string | RegExp)[] = [],
): string[] {
  const own = piecesIn(language)
  const text = data.reduce<string>((left, one) => left.replaceAll(one, ' '), words)
  const latin = directionOf(language) === 'rtl' ? (text.match(/[a-z]{2,}/gi) ?? []) : []
  const others = languages.filter((one) => one !== language).flatMap((one) => [...piecesIn(one)])
  return [...latin, ...others.filter((piece) => !own.has(piece) && text.includes(piece))]
}
