import { fold } from './fold.ts'
import { isPostcode, tidyStreet } from './place-id.ts'

/** 0: the name starts the text or follows a comma; 1: it follows a house number; 2: neither. */
export type Doubt = 0 | 1 | 2

/** One way to read what was typed: a street, the name of a place, and what narrows it down. */
export type Reading = {
  readonly street: string
  /** Folded name, or the beginning of one. */
  readonly name: string
  /** Folded region and country that follow the name, without postcodes. */
  readonly rest: string
  /** Postcode that follows the name, as typed; empty where none is told apart. */
  readonly postcode: string
  readonly doubt: Doubt
  /** Position of the word that the name starts with: a longer name is a better reading. */
  readonly start: number
}

const withDigit = /[^\s,]*\d[^\s,]*/g

type Word = { readonly from: number; readonly to: number; readonly afterComma: boolean }

/** No place needs more words behind its street; more would only cost time. */
const mostWords = 14

/** Every way to split a text into street, place name and the rest, up to a sane number of words. */
export function readingsOf(text: string): readonly Reading[] {
  const words = wordsOf(text).slice(-mostWords)
  return words.flatMap((word, start) => {
    const street = tidyStreet(text.slice(0, word.from))
    const doubt = doubtOf(street, word)
    return namesFrom(text, words, start).map((part) => ({ street, doubt, start, ...part }))
  })
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[^\s,]+/g), ({ 0: word, index: from }) => {
    const afterComma = from === 0 || /,\s*$/.test(text.slice(0, from))
    return { from, to: from + word.length, afterComma }
  })
}

function doubtOf(street: string, word: Word): Doubt {
  if (word.afterComma || street === '') return 0
  return /\d/.test(street) ? 1 : 2
}

/** The names that can start at a word: they end before the next comma. */
function namesFrom(text: string, words: readonly Word[], start: number) {
  const found: Pick<Reading, 'name' | 'rest' | 'postcode'>[] = []
  const first = words[start]
  if (!first) return found
  for (let end = start; end < words.length; end += 1) {
    const last = words[end]
    if (!last || (end > start && last.afterComma)) break
    const name = fold(text.slice(first.from, last.to))
    const after = text.slice(last.to)
    if (name)
      found.push({
        name,
        rest: fold(after.replaceAll(withDigit, ' ')),
        postcode: postcodeIn(after),
      })
  }
  return found
}

/** `2040`, `SW1A 1AA`, `NL-1012`: one or two neighbouring words with digits; anything else is none. */
function postcodeIn(text: string): string {
  const words = text.match(withDigit) ?? []
  const postcode = words.join(' ').toUpperCase()
  return words.length > 0 && text.includes(words.join(' ')) && isPostcode(postcode) ? postcode : ''
}
