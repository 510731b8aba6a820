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

/** Not reached. */
const far = 99

/**
 * The beginnings of the pattern that a name's beginning can stand for, as sets of bits (bit 3: its
 * first three letters), one set for each number of slips, remembered for every letter of the name so that
 * the walk can go back. (S. Wu, U. Manber, "Fast text searching allowing errors", 1992; here with
 * swaps of neighbours.)
 */
export class Walk {
  readonly #most: number
  readonly #all: number
  readonly #end: number
  /** For every byte, the places of the pattern where it stands. */
  readonly #places = new Int32Array(256)
  readonly #none: Int32Array
  readonly #one: Int32Array
  readonly #two: Int32Array
  /** Swaps of which the second letter was read, and the first is to come. */
  readonly #swapOne: Int32Array
  readonly #swapTwo: Int32Array
  /** Fewest slips with which the pattern ended here or before, its last letter as typed. */
  readonly #endings: Uint8Array

  constructor({ bytes, size, most }: Pattern) {
    const depths = size + most + 1
    this.#most = most
    this.#end = 1 << size
    this.#all = 2 * this.#end - 1
    for (const [at, byte] of bytes.entries())
      this.#places[byte] = (this.#places[byte] ?? 0) | (1 << (at + 1))
    this.#none = new Int32Array(depths).fill(1, 0, 1)
    this.#one = new Int32Array(depths).fill(0b11, 0, 1)
    this.#two = new Int32Array(depths).fill(0b111, 0, 1)
    this.#swapOne = new Int32Array(depths)
    this.#swapTwo = new Int32Array(depths)
    this.#endings = new Uint8Array(depths).fill(far, 0, 1)
  }

  /**
   * Reads a letter of a name, after the letters before it.
   * @param at its number, from 1
   * @returns whether any name that begins so can still be near
   */
  step(letter: number, at: number): boolean {
    const before = at - 1
    const places = this.#places[letter] ?? 0
    const none = this.#none[before] ?? 0
    const one = this.#one[before] ?? 0
    const two = this.#two[before] ?? 0
    const swapped = places << 1
    const asTyped = (none << 1) & places
    const oneTyped = ((one << 1) & places) | ((this.#swapOne[before] ?? 0) & swapped)
    const twoTyped = ((two << 1) & places) | ((this.#swapTwo[before] ?? 0) & swapped)
    const nowOne = (oneTyped | none | (none << 1) | (asTyped << 1)) & this.#all
    const nowTwo = (twoTyped | one | (one << 1) | (nowOne << 1)) & this.#all
    this.#none[at] = asTyped
    this.#one[at] = nowOne
    this.#two[at] = nowTwo
    this.#swapOne[at] = (none << 2) & places
    this.#swapTwo[at] = (one << 2) & places
    const ending = this.#fewest(asTyped, oneTyped, twoTyped)
    const least = Math.min(this.#endings[before] ?? far, ending)
    this.#endings[at] = least
    return least !== far || (this.#most === 1 ? nowOne : nowTwo) !== 0
  }

  /**
   * @param at number of the last letter that was read
   * @param isAll whether the name has no more
   */
  likeness(at: number, isAll: boolean): Likeness | undefined {
    const whole = isAll
      ? this.#fewest(this.#none[at] ?? 0, this.#one[at] ?? 0, this.#two[at] ?? 0)
      : far
    const beginning = this.#endings[at] ?? far
    if (whole === far && beginning === far) return undefined
    const isBeginning = beginning < whole
    return { slips: isBeginning ? beginning : whole, isBeginning }
  }

  /** Slips of the first set that reaches the end of the pattern. */
  #fewest(none: number, one: number, two: number): number {
    if ((none & this.#end) !== 0) return 0
    if ((one & this.#end) !== 0) return 1
    return this.#most === 2 && (two & this.#end) !== 0 ? 2 : far
  }
}
