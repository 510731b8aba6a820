import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { NameKeys } from './name-keys.ts'

const file = new URL('../data/places.tsv.br', import.meta.url)
const [tab, newline, zero] = [9, 10, 48]
/** Lines that are read without letting anything else happen: some 2 ms of work. */
const slice = 4096

/** Positions `from` (included) to `to` (excluded) in the table. */
export type Range = { readonly from: number; readonly to: number }

/**
 * All places, sorted by folded name and falling rank. They stay one buffer of text with the
 * positions of its lines: some 170,000 objects would cost ten times the memory.
 */
export class PlaceTable {
  readonly keys: NameKeys
  readonly #text: Buffer
  readonly #starts: Uint32Array
  readonly #nameEnds: Uint32Array
  readonly #regions: Uint16Array
  readonly #ranks: Uint8Array

  /** @param text lines `name TAB region TAB rank`, each ended by a line feed; `fill` reads them */
  constructor(text: Buffer) {
    const size = countLines(text)
    this.#text = text
    this.keys = new NameKeys(size, Math.ceil(text.length * 0.57))
    this.#starts = new Uint32Array(size)
    this.#nameEnds = new Uint32Array(size)
    this.#regions = new Uint16Array(size)
    this.#ranks = new Uint8Array(size)
  }

  /** Reads the lines, a slice at each step: the table is complete after the last one. */
  *fill(): Generator<void> {
    for (let row = 0, at = 0; row < this.#starts.length; row += 1) {
      at = this.#readLine(row, at)
      if (row % slice === slice - 1) yield
    }
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
    return this.#range(folded, '\u0001')
  }

  /** Places whose folded name starts with this folded text; those of exactly this name come first. */
  startingWith(folded: string): Range {
    return this.#range(folded, '\u{10ffff}')
  }

  #range(folded: string, last: string): Range {
    const from = this.keys.firstNotBelow(Buffer.from(folded))
    return { from, to: this.keys.firstNotBelow(Buffer.from(folded + last)) }
  }

  #readLine(row: number, start: number): number {
    const nameEnd = this.#text.indexOf(tab, start)
    const regionEnd = this.#text.indexOf(tab, nameEnd + 1)
    const end = this.#text.indexOf(newline, regionEnd + 1)
    this.#starts[row] = start
    this.#nameEnds[row] = nameEnd
    this.#regions[row] = this.#number(nameEnd + 1, regionEnd)
    this.#ranks[row] = this.#number(regionEnd + 1, end)
    this.keys.add(this.#text, start, nameEnd)
    return end + 1
  }

  #number(from: number, to: number): number {
    let value = 0
    for (let at = from; at < to; at += 1) value = value * 10 + (this.#text[at] ?? zero) - zero
    return value
  }
}

/** Reads the committed table at once: some 100 ms, so it waits for the first search. */
export function readPlaceTable(): PlaceTable {
  const table = new PlaceTable(brotliDecompressSync(readFileSync(file)))
  Array.from(table.fill())
  return table
}

/** Reads the committed table in slices, between which requests are answered. */
export async function preparePlaceTable(): Promise<PlaceTable> {
  const table = new PlaceTable(await promisify(brotliDecompress)(await readFile(file)))
  for (const _ of table.fill()) await setImmediate()
  return table
}

function countLines(text: Buffer): number {
  let count = 0
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) count += 1
  return count
}
