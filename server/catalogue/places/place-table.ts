import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fold } from './fold.ts'

const file = new URL('../data/places.tsv.br', import.meta.url)
const [tab, newline, zero] = [9, 10, 48]

/** Positions `from` (included) to `to` (excluded) in the table. */
export type Range = { readonly from: number; readonly to: number }

/**
 * All places, sorted by folded name and falling rank. They stay one buffer of text with the
 * positions of its lines: some 170,000 objects would cost ten times the memory.
 */
export class PlaceTable {
  readonly #text: Buffer
  readonly #starts: Uint32Array
  readonly #nameEnds: Uint32Array
  readonly #regions: Uint16Array
  readonly #ranks: Uint8Array

  /** @param text lines `name TAB region TAB rank`, each ended by a line feed */
  constructor(text: Buffer) {
    const size = countLines(text)
    this.#text = text
    this.#starts = new Uint32Array(size)
    this.#nameEnds = new Uint32Array(size)
    this.#regions = new Uint16Array(size)
    this.#ranks = new Uint8Array(size)
    for (let row = 0, at = 0; row < size; row += 1) at = this.#readLine(row, at)
  }

  name(row: number): string {
    return this.#text.toString('utf8', this.#starts[row], this.#nameEnds[row])
  }

  /** Position in the list of regions. */
  region(row: number): number {
    return this.#regions[row] ?? 0
  }

  /** 0 (rural) to 10 (a major city). */
  rank(row: number): number {
    return this.#ranks[row] ?? 0
  }

  /** Places of exactly this folded name. */
  named(folded: string): Range {
    return { from: this.#firstNotBelow(folded), to: this.#firstNotBelow(`${folded}\u0001`) }
  }

  /** Places whose folded name starts with this folded text; those of exactly this name come first. */
  startingWith(folded: string): Range {
    return { from: this.#firstNotBelow(folded), to: this.#firstNotBelow(`${folded}\uffff`) }
  }

  #firstNotBelow(folded: string): number {
    let low = 0
    let high = this.#starts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (fold(this.name(middle)) < folded) low = middle + 1
      else high = middle
    }
    return low
  }

  #readLine(row: number, start: number): number {
    const nameEnd = this.#text.indexOf(tab, start)
    const regionEnd = this.#text.indexOf(tab, nameEnd + 1)
    const end = this.#text.indexOf(newline, regionEnd + 1)
    this.#starts[row] = start
    this.#nameEnds[row] = nameEnd
    this.#regions[row] = this.#number(nameEnd + 1, regionEnd)
    this.#ranks[row] = this.#number(regionEnd + 1, end)
    return end + 1
  }

  #number(from: number, to: number): number {
    let value = 0
    for (let at = from; at < to; at += 1) value = value * 10 + (this.#text[at] ?? zero) - zero
    return value
  }
}

/** Reads the committed table: some 60 ms, so it is left until the first search. */
export function readPlaceTable(): PlaceTable {
  return new PlaceTable(brotliDecompressSync(readFileSync(file)))
}

function countLines(text: Buffer): number {
  let count = 0
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) count += 1
  return count
}
