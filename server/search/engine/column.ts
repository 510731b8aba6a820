import { type Bits, noBits, setBit } from './bits.ts'

/** Different values that a column can have. */
const mostValues = 65_536

export type ColumnLists = { readonly starts: Uint32Array; readonly values: Uint16Array }

/** Documents of a value at first. */
const fewest = 4

/**
 * The values of one kind of all documents, each document's beside those of the next, and for each value the documents
 * that have it (decision 46).
 */
export class Column {
  /** What each value number means. */
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()
  #starts = new Uint32Array(1024)
  #values = new Uint16Array(1024)
  #size = 0
  /** For each value number its documents, in their order, and how many they are. */
  readonly #documents: Uint32Array[] = []
  readonly #counts: number[] = []

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
    for (const name of values) this.#add(at++, this.#intern(name))
    this.#size += 1
    this.#starts[this.#size] = at
  }

  /** Adds the values of a document of another column of the same kind, whose numbers this one shares. */
  #appendFrom(other: Column, document: number): void {
    const from = other.#starts[document] as number
    const to = other.#starts[document + 1] as number
    const start = this.#starts[this.#size] as number
    this.#reserve(start + to - from)
    for (let at = from; at < to; at += 1) this.#add(start + at - from, other.#values[at] as number)
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
    const bits = noBits(this.#size)
    for (const [number, documents] of this.#documents.entries()) {
      if (isWanted[number] !== 1) continue
      const count = this.#counts[number] as number
      for (let at = 0; at < count; at += 1) setBit(bits, documents[at] as number)
    }
    return bits
  }

  /** Documents with a value, in their order. @param from the first of them that counts */
  documentsOf(number: number, from: number): Uint32Array {
    const all = (this.#documents[number] as Uint32Array).subarray(0, this.#counts[number])
    let first = all.length
    while (first > 0 && (all[first - 1] as number) >= from) first -= 1
    return all.subarray(first)
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
    this.#documents.push(new Uint32Array(fewest))
    this.#counts.push(0)
    return number
  }

  /** Notes a value of the document that is being added. */
  #add(at: number, number: number): void {
    this.#values[at] = number
    const count = this.#counts[number] as number
    let documents = this.#documents[number] as Uint32Array
    if (count === documents.length) {
      documents = grown(documents, Uint32Array)
      this.#documents[number] = documents
    }
    documents[count] = this.#size
    this.#counts[number] = count + 1
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
