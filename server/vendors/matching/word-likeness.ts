import { type Pattern, Walk } from '../../catalogue/places/walk.ts'
import { patternOf } from '../../catalogue/places/misspelling.ts'

/** What a slip of the finger takes from the likeness of two words. */
const slipCosts = 0.12
/** Likeness of a word and its beginning, `manuf` of `manufacturing`. */
const asBeginning = 0.75
const shortestBeginning = 3

const walks = new Map<string, Walk | null>()
const mostWalks = 5_000

/**
 * How alike two folded words are, from 0 to 1: equal, written with as many slips as the search for places forgives
 * (none below four letters, one up to seven, two from eight on; letters left out, put in, replaced or swapped), or one
 * the beginning of the other.
 */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length <= 2) {
    const slips = slipsBetween(shorter, longer)
    if (slips !== null) return 1 - slipCosts * slips
  }
  return shorter.length >= shortestBeginning && longer.startsWith(shorter) ? asBeginning : 0
}

function slipsBetween(pattern: string, word: string): number | null {
  const walk = walkOf(pattern)
  if (!walk) return null
  const bytes = Buffer.from(word)
  for (const [at, byte] of bytes.entries()) if (!walk.step(byte, at + 1)) return null
  const likeness = walk.likeness(bytes.length, true)
  return likeness && !likeness.isBeginning ? likeness.slips : null
}

/** Those of the words of a list come again and again. */
function walkOf(word: string): Walk | null {
  const known = walks.get(word)
  if (known !== undefined) return known
  if (walks.size >= mostWalks) walks.clear()
  const pattern: Pattern | undefined = patternOf(word)
  const walk = pattern ? new Walk(pattern) : null
  walks.set(word, walk)
  return walk
}
