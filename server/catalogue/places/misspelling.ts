import type { NameKeys } from './name-keys.ts'

/** A folded text and how far a name may be from it. */
export type Pattern = {
  readonly bytes: Uint8Array
  /** In bytes. */
  readonly size: number
  /** Letters inserted, left out, replaced or swapped with their neighbour. */
  readonly most: number
}

/** How a name is like a pattern: slips, and whether only the name's beginning is meant. */
export type Likeness = { readonly slips: number; readonly isBeginning: boolean }

/** Longest text that is compared, in bytes. */
const longest = 48
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
  const grid = new Grid(pattern)
  const { bytes, shared: sharedWithLast } = keys
  /** Letters of the name before that are computed; below `dead` all names are too far off. */
  let computed = 0
  let dead = far
  for (let row = 0; row < keys.size; row += 1) {
    const shared = sharedWithLast[row] ?? 0
    if (shared >= dead) continue
    dead = far
    const [start, end] = [keys.start(row), keys.end(row)]
    const depth = Math.min(end - start, deepest)
    for (let at = Math.min(shared, computed) + 1; at <= depth; at += 1) {
      computed = at
      if (!grid.step(bytes, start, at)) {
        dead = at
        break
      }
    }
    if (dead !== far) continue
    computed = Math.min(computed, depth)
    const likeness = grid.likeness(depth, end - start === depth)
    if (likeness) found(row, likeness)
  }
}

/** Slips between every beginning of the pattern (across) and every beginning of a name (down). */
class Grid {
  readonly #pattern: Pattern
  readonly #width: number
  readonly #cells: Uint8Array
  /** Fewest slips with which the pattern ends at or above a line, its last letter as typed. */
  readonly #endings: Uint8Array

  constructor(pattern: Pattern) {
    this.#pattern = pattern
    this.#width = pattern.size + 1
    this.#cells = new Uint8Array(this.#width * (pattern.size + pattern.most + 1)).fill(far)
    this.#endings = new Uint8Array(pattern.size + pattern.most + 1).fill(far)
    for (let across = 0; across <= pattern.most; across += 1) this.#cells[across] = across
  }

  /**
   * Fills the line of a name's letter; the lines above hold the letters before it.
   * @returns whether any name that begins so can still be near
   */
  step(name: Uint8Array, start: number, line: number): boolean {
    const { bytes, size, most } = this.#pattern
    const cells = this.#cells
    const letter = name[start + line - 1]
    const before = name[start + line - 2]
    const here = line * this.#width
    const above = here - this.#width
    const first = Math.max(1, line - most)
    const last = Math.min(size, line + most)
    cells[here + first - 1] = first === 1 && line <= most ? line : far
    let least = cells[here + first - 1] ?? far
    let ending = this.#endings[line - 1] ?? far
    for (let across = first; across <= last; across += 1) {
      const typed = bytes[across - 1]
      let slips = (cells[above + across - 1] ?? far) + (letter === typed ? 0 : 1)
      const isSwap =
        letter !== typed && line > 1 && letter === bytes[across - 2] && before === typed
      if (isSwap) slips = Math.min(slips, (cells[above - this.#width + across - 2] ?? far) + 1)
      if (across === size && (letter === typed || isSwap)) ending = Math.min(ending, slips)
      const above1 = across < line + most ? (cells[above + across] ?? far) : far
      slips = Math.min(slips, (cells[here + across - 1] ?? far) + 1, above1 + 1)
      cells[here + across] = slips
      if (slips < least) least = slips
    }
    this.#endings[line] = ending
    return least <= most || ending <= most
  }

  /**
   * @param line letters of the name that were filled in
   * @param isAll whether the name has no more
   */
  likeness(line: number, isAll: boolean): Likeness | undefined {
    const { size, most } = this.#pattern
    const isInReach = isAll && Math.abs(size - line) <= most
    const whole = isInReach ? (this.#cells[line * this.#width + size] ?? far) : far
    const beginning = this.#endings[line] ?? far
    if (whole <= most && whole <= beginning) return { slips: whole, isBeginning: false }
    return beginning <= most ? { slips: beginning, isBeginning: true } : undefined
  }
}
