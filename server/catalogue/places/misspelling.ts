import type { NameKeys } from './name-keys.ts'
import { Walk, type Likeness, type Pattern } from './walk.ts'

/** Longest text that is compared, in bytes: its beginnings are the bits of one number. */
const longest = 28
const far = 99

/**
 * What a folded text allows for: no slip below four letters, one up to seven, two from eight.
 * @returns undefined for a text that is too short or too long, or has a number: no place is meant
 */
export function patternOf(folded: string): Pattern | undefined {
  const bytes = Buffer.from(folded)
  const letters = folded.match(/\p{L}/gu)?.length ?? 0
  if (letters < 4 || bytes.length > longest || /\d/.test(folded)) return undefined
  return { bytes, size: bytes.length, most: letters < 8 ? 1 : 2 }
}

/**
 * Compares a pattern with all names by optimal string alignment: insertions, deletions, replacements
 * and swaps of neighbours. The names are sorted, so what was computed for a beginning holds for all
 * that begin so, and all are left out once their beginning is too far off: some 30,000 letters are
 * looked at instead of 1.6 million.
 * @param found is told of every name that is like the pattern, in the order of the table
 */
export function compareWithAll(
  pattern: Pattern,
  keys: NameKeys,
  found: (row: number, likeness: Likeness) => void,
): void {
  const deepest = pattern.size + pattern.most
  const walk = new Walk(pattern)
  const { bytes, shared: sharedWithLast } = keys
  /** Letters of the name before that are computed; below `dead` all names are too far off. */
  let computed = 0
  let dead = far
  for (let row = 0; row < keys.size; row += 1) {
    const shared = sharedWithLast[row] ?? 0
    if (shared >= dead) continue
    dead = far
    const start = keys.start(row)
    const end = keys.end(row)
    const depth = Math.min(end - start, deepest)
    for (let at = Math.min(shared, computed) + 1; at <= depth; at += 1) {
      computed = at
      if (!walk.step(bytes[start + at - 1] ?? 0, at)) {
        dead = at
        break
      }
    }
    if (dead !== far) continue
    computed = Math.min(computed, depth)
    const likeness = walk.likeness(depth, end - start === depth)
    if (likeness) found(row, likeness)
  }
}
