import { isFormWord } from '../names.ts'

/** Letters that an index of three letters needs before it can look anything up. */
const trigram = 3
/**
 * How much is looked up of what is asked: with each word and each letter more, the index is read once
 * more. All of it is compared, in what was found.
 */
const most = { words: 3, letters: 8, shortWords: 3 }

/** What a search looks for. */
export type SearchTerms = {
  /** Words of three letters and more: a name must contain each of them. */
  long: string[]
  /** Shorter words: a word of the name must begin with each of them. */
  short: string[]
  /** By which parts of long words candidates are found: those that tell most. */
  lookedUp: string[]
  /** By which short words more candidates are found. */
  lookedUpShort: string[]
}

/**
 * Decides by what a search finds its candidates, so that its price has an end, whatever is asked.
 * @param core what is searched for, folded, without its legal form
 */
export function searchTerms(core: string): SearchTerms {
  const words = [...new Set(core.split(' '))]
  const byLength = words.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const long = byLength.filter((word) => lengthOf(word) >= trigram)
  const short = byLength.filter((word) => lengthOf(word) < trigram)
  const telling = long.filter((word) => !isFormWord(word)).slice(0, most.words)
  return {
    long,
    short,
    lookedUp: (telling.length > 0 ? telling : long.slice(0, 1)).map(beginning),
    // Beside a long word it is rarely needed: only where that one is in many names.
    lookedUpShort: short.slice(0, telling.length > 0 ? 1 : most.shortWords),
  }
}

/** In letters as the databases count them, some of which are two for a string of JavaScript. */
function lengthOf(word: string): number {
  return [...word].length
}

function beginning(word: string): string {
  return [...word].slice(0, most.letters).join('')
}
