import { foldBytes } from './fold-bytes.ts'

/** What a folded name may be longer than the name: `St` becomes `saint`, `ß` becomes `ss`. */
const growth = 2.5
const mostShared = 255

/**
 * The folded names of the table, in its order, as one buffer. Neighbours begin alike, and how far is
 * written down: a walk over all names looks at each beginning once only.
 */
export class NameKeys {
  #bytes: Buffer
  readonly #starts: Uint32Array
  readonly #shared: Uint8Array
  #size = 0

  /**
   * @param size number of names
   * @param room bytes that are likely to be enough for the folded names
   */
  constructor(size: number, room: number) {
    this.#bytes = Buffer.alloc(room)
    this.#starts = new Uint32Array(size + 1)
    this.#shared = new Uint8Array(size)
  }

  get size(): number {
    return this.#size
  }

  get bytes(): Uint8Array {
    return this.#bytes
  }

  /** Adds the next name of the table. */
  add(text: Uint8Array, from: number, to: number): void {
    const at = this.start(this.#size)
    const enough = at + Math.ceil(growth * (to - from) + 1)
    if (enough > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], Math.ceil(1.1 * enough))
    this.#starts[this.#size + 1] = foldBytes(text, from, to, this.#bytes, at)
    this.#shared[this.#size] = this.#countShared(this.#size)
    this.#size += 1
  }

  start(row: number): number {
    return this.#starts[row] ?? 0
  }

  end(row: number): number {
    return this.#starts[row + 1] ?? 0
  }

  /** For each name, how many of its bytes it begins with as the one before it does. */
  get shared(): Uint8Array {
    return this.#shared
  }

  /** The first row whose folded name does not come before this one. */
  firstNotBelow(folded: Buffer): number {
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#isBelow(middle, folded)) low = middle + 1
      else high = middle
    }
    return low
  }

  #isBelow(row: number, folded: Buffer): boolean {
    const order = this.#bytes.compare(folded, 0, folded.length, this.start(row), this.end(row))
    return order < 0
  }

  #countShared(row: number): number {
    if (row === 0) return 0
    const [before, here] = [this.start(row - 1), this.start(row)]
    const most = Math.min(here - before, this.end(row) - here, mostShared)
    let shared = 0
    while (shared < most && this.#bytes[before + shared] === this.#bytes[here + shared]) shared += 1
    return shared
  }
}
