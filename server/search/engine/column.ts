import { type Bits, noBits } from './bits.ts'

/** Different values that a column can have. */
const mostValues = 65_536

export type ColumnLists = { readonly starts: Uint32Array; readonly values: Uint16Array }

/**
 * The values of one kind of all documents, each document's beside those of the next. Going through them all
 * takes some milliseconds for a million documents, and needs no other index (decision 46).
 */
export class Column {
  /** What each value number means. */
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()
  #starts = new Uint32Array(1024)
  #values = new Uint16Array(1024)
  #size = 0

  /** Documents that it has values of. */
  get size(): number {
    return this.#size
  }

  /** The number of a value; undefined where no document has had it. */
  numberOf(name: string): number | undefined {
    return this.#numbers.get(name)
  }

  /** Adds the values of the next document. */
  append(values: readonly string[]): void {
    const start = this.#starts[this.#size] as number
    this.#reserve(start + values.length)
    let at = start
    for (const name of values) this.#values[at++] = this.#intern(name)
    this.#size += 1
    this.#starts[this.#size] = at
  }

  /** Adds the values of a document of another column of the same kind, whose numbers this one shares. */
  #appendFrom(other: Column, document: number): void {
    const from = other.#starts[document] as number
    const to = other.#starts[document + 1] as number
    const start = this.#starts[this.#size] as number
    this.#reserve(start + to - from)
    this.#values.set(other.#values.subarray(from, to), start)
    this.#size += 1
    this.#starts[this.#size] = start + to - from
  }

  /** The same with some documents alone. */
  with(documents: Uint32Array): Column {
    const kept = new Column()
    for (const name of this.names) kept.#intern(name)
    for (const document of documents) kept.#appendFrom(this, document)
    return kept
  }

  /** Numbers of a document's values. */
  of(document: number): Uint16Array {
    return this.#values.subarray(this.#starts[document], this.#starts[document + 1])
  }

  /**
   * Documents with at least one of the values.
   * @param isWanted for each value number 1 or 0
   */
  having(isWanted: Uint8Array): Bits {
    const [starts, values] = [this.#starts, this.#values]
    const bits = noBits(this.#size)
    if (!isWanted.includes(1)) return bits
    let at = 0
    for (let document = 0; document < this.#size; document += 1) {
      const end = starts[document + 1] as number
      while (at < end && isWanted[values[at] as number] !== 1) at += 1
      if (at < end) {
        bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31))
        at = end
      }
    }
    return bits
  }

  /** All of it, to be gone through: values of a document stand from its start to that of the next one. */
  lists(): ColumnLists {
    return { starts: this.#starts, values: this.#values }
  }

  #intern(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const number = this.names.length
    if (number === mostValues) throw new Error(`A column has more than ${mostValues} values`)
    this.names.push(name)
    this.#numbers.set(name, number)
    return number
  }

  #reserve(values: number): void {
    if (this.#size + 2 > this.#starts.length) this.#starts = grown(this.#starts, Uint32Array)
    while (values > this.#values.length) this.#values = grown(this.#values, Uint16Array)
  }
}

/** A list of twice the length with the same beginning. */
export function grown<List extends Uint16Array | Uint32Array | Int32Array | Float32Array>(
  list: List,
  Kind: new (length: number) => List,
): List {
  const larger = new Kind(list.length * 2)
  larger.set(list)
  return larger
}
