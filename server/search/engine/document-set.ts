import { type Bits, countCommon, hasBit, noBits, setBit } from './bits.ts'
import type { Column } from './column.ts'

/** Values of a column by their numbers. */
export type Source = { readonly column: Column; readonly numbers: readonly number[] }

/** Where fewer than one of so many documents are in it, a set is a list of them, which is shorter. */
const sparse = 64

/** Documents that have one of some values: `catchUp` adds those that have come since. */
export class DocumentSet {
  #list = new Uint32Array(0)
  #bits: Bits | null = null
  #size = 0

  /** What it takes to compare it, in words of bits. */
  get cost(): number {
    return this.#bits?.length ?? this.#list.length
  }

  /**
   * Adds the documents that have come since the last time.
   * @param sources values for which a document is in it; later ones have those of before
   * @param size documents that there are
   */
  catchUp(sources: readonly Source[], size: number): void {
    if (size > this.#size) this.#add(sources, size)
  }

  /** How many of some documents are in it. */
  countIn(among: Bits): number {
    if (this.#bits) return countCommon(this.#bits, among)
    let count = 0
    for (const document of this.#list) if (hasBit(among, document)) count += 1
    return count
  }

  #add(sources: readonly Source[], size: number): void {
    const fresh = sources.flatMap(({ column, numbers }) =>
      numbers.map((number) => column.documentsOf(number, this.#size)),
    )
    this.#size = size
    const most = this.#list.length + fresh.reduce((sum, { length }) => sum + length, 0)
    if (this.#bits || most * sparse > size) return this.#addBits(fresh, size)
    if (most === this.#list.length) return
    this.#list = Uint32Array.from(new Set([...this.#list, ...fresh.flatMap((one) => [...one])]))
  }

  #addBits(fresh: readonly Uint32Array[], size: number): void {
    const words = (size + 31) >>> 5
    if (!this.#bits || this.#bits.length < words) {
      // Room for an eighth more, so that not each document that comes has all of them copied.
      const bits = noBits(size + (size >>> 3) + 32)
      if (this.#bits) bits.set(this.#bits)
      this.#bits = bits
    }
    for (const documents of [this.#list, ...fresh])
      for (const document of documents) setBit(this.#bits, document)
    this.#list = new Uint32Array(0)
  }
}
