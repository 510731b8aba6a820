import { lettersKey, nameKey } from './name-words.ts'
import { wordLikeness } from './word-likeness.ts'

/** How much a word tells: one of few suppliers much, one of every tenth little. */
export type WeighWord = (word: string) => number

/** Share of its weight that a word has which names the town, and is in one of the names alone. */
const asTown = 0.1

export type NameLikeness = {
  isEqual: boolean
  /** From 0 to 1. */
  score: number
}

/**
 * How alike two names are: the weight of the words that both have, whatever their order, compared with the weight of all
 * of them. A name that lacks words of the other one is more alike than one that has other words in their place.
 * @param one its words. @param places words that may stand in one of the names because they say where it is
 */
export function nameLikeness(
  one: readonly string[],
  other: readonly string[],
  { weigh, places }: { weigh: WeighWord; places: ReadonlySet<string> },
): NameLikeness {
  if (one.length === 0 || other.length === 0) return { isEqual: false, score: 0 }
  if (nameKey(one) === nameKey(other) || lettersKey(one) === lettersKey(other))
    return { isEqual: true, score: 1 }
  const left = new Set(other.keys())
  let [common, first, second] = [0, 0, 0]
  for (const word of one) {
    const { at, likeness } = best(word, other, left)
    const weight = weigh(word)
    if (at === null) {
      first += places.has(word) ? weight * asTown : weight
      continue
    }
    left.delete(at)
    // A word with a slip is one that nobody has, and tells as much as the one that is meant.
    const meant = Math.min(weight, weigh(other[at] ?? ''))
    common += meant * likeness
    first += meant
    second += meant
  }
  for (const at of left) {
    const word = other[at] ?? ''
    second += places.has(word) ? weigh(word) * asTown : weigh(word)
  }
  const isEqual = first === second && common === first
  const both = (2 * common) / (first + second)
  const contained = common / Math.min(first, second)
  return { isEqual, score: Math.max((both + contained) / 2, lettersAlike(one, other)) }
}

function best(word: string, others: readonly string[], left: ReadonlySet<number>) {
  let [at, likeness]: [number | null, number] = [null, 0]
  for (const place of left) {
    const found = wordLikeness(word, others[place] ?? '')
    if (found > likeness) [at, likeness] = [place, found]
  }
  return { at, likeness }
}

/** `Blue Ridge` and `Bluerigde`. */
function lettersAlike(one: readonly string[], other: readonly string[]): number {
  if (one.length === other.length) return 0
  const likeness = wordLikeness(lettersKey(one), lettersKey(other))
  return likeness > 0.75 ? likeness : 0
}
