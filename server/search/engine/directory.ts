import { type ColumnName, columnNames, type SupplierDocument } from '../document.ts'
import { type Bits, clearBit, countBits, hasBit, noBits, setBit } from './bits.ts'
import { Column, grown } from './column.ts'
import { Towns } from './towns.ts'

/**
 * All suppliers that can be found, as columns in memory. A supplier that changes is added anew, and the place that it
 * had is a gap: what was found out about the places before stays true.
 */
export class Directory {
  #columns = Object.fromEntries(columnNames.map((name) => [name, new Column()])) as Record<
    ColumnName,
    Column
  >
  readonly towns = new Towns()
  #numbers = new Uint32Array(1024)
  #updated = new Uint32Array(1024)
  #verified = new Uint32Array(1024)
  /** Three for each: a point on a sphere of radius 1; zeros where it is not known. */
  #points = new Float32Array(3072)
  #places = new Int32Array(1024).fill(-1)
  #used: Bits = noBits(1024)
  #size = 0
  #gaps = 0
  #changes = 0
  #moves = 0
  readonly #mostGaps: number

  /** @param mostGaps with more of them they are closed, unless there are more documents */
  constructor(mostGaps = 20_000) {
    this.#mostGaps = mostGaps
  }

  /** Places for documents, gaps among them. */
  get size(): number {
    return this.#size
  }

  /** Suppliers that can be found. */
  get count(): number {
    return this.#size - this.#gaps
  }

  /** Grows with whatever is changed. */
  get changes(): number {
    return this.#changes
  }

  /** Grows when documents get other places. */
  get moves(): number {
    return this.#moves
  }

  column(name: ColumnName): Column {
    return this.#columns[name]
  }

  /** Those places that are no gaps. */
  all(): Bits {
    return this.#used.slice(0, (this.#size + 31) >>> 5)
  }

  /** `no` of the organisation at a place. */
  numberAt(place: number): number {
    return this.#numbers[place] as number
  }

  /** Where an organisation is; -1: nowhere. */
  placeOf(no: number): number {
    return this.#places[no] ?? -1
  }

  /** Seconds since the epoch. */
  updatedAt(place: number): number {
    return this.#updated[place] as number
  }

  verifiedAt(place: number): number {
    return this.#verified[place] as number
  }

  /**
   * How near a place is to a point of the sphere: the cosine of the angle between them.
   * @returns -2 where the place has no point, which is farther than anything
   */
  nearness(place: number, [x, y, z]: SpherePoint): number {
    const at = place * 3
    const [px, py, pz] = [this.#points[at], this.#points[at + 1], this.#points[at + 2]] as Sphere
    if (px === 0 && py === 0 && pz === 0) return -2
    return px * x + py * y + pz * z
  }

  /** Makes an organisation what a document says; what was known of it before is gone. */
  put(document: SupplierDocument): void {
    this.remove(document.no)
    this.#changes += 1
    const place = this.#size
    this.#reserve(place, document.no)
    for (const name of columnNames) this.#columns[name].append(document.values[name] ?? [])
    this.#numbers[place] = document.no
    this.#updated[place] = document.updatedAt
    this.#verified[place] = document.verifiedAt
    this.towns.put(place, document.town)
    if (document.point) this.#points.set(onSphere(document.point), place * 3)
    setBit(this.#used, place)
    this.#places[document.no] = place
    this.#size += 1
    if (this.#gaps > Math.max(this.#mostGaps, this.#size / 2)) this.#closeGaps()
  }

  /** Has an organisation found no more. */
  remove(no: number): void {
    const place = this.placeOf(no)
    if (place < 0 || !hasBit(this.#used, place)) return
    clearBit(this.#used, place)
    this.#changes += 1
    this.#places[no] = -1
    this.#gaps += 1
  }

  #closeGaps(): void {
    const kept = new Uint32Array(countBits(this.#used))
    let count = 0
    for (let place = 0; place < this.#size; place += 1)
      if (hasBit(this.#used, place)) kept[count++] = place
    for (const name of columnNames) this.#columns[name] = this.#columns[name].with(kept)
    this.#used = noBits(this.#numbers.length)
    for (const [to, from] of kept.entries()) {
      this.#numbers[to] = this.numberAt(from)
      this.#updated[to] = this.updatedAt(from)
      this.#verified[to] = this.verifiedAt(from)
      this.towns.move(to, from)
      this.#points.copyWithin(to * 3, from * 3, from * 3 + 3)
      this.#places[this.numberAt(to)] = to
      setBit(this.#used, to)
    }
    this.#points.fill(0, kept.length * 3)
    this.#size = kept.length
    this.#gaps = 0
    this.#moves += 1
  }

  #reserve(place: number, no: number): void {
    if (place === this.#numbers.length) {
      this.#numbers = grown(this.#numbers, Uint32Array)
      this.#updated = grown(this.#updated, Uint32Array)
      this.#verified = grown(this.#verified, Uint32Array)
      this.#points = grown(this.#points, Float32Array)
      this.#used = grown(this.#used, Uint32Array)
    }
    while (no >= this.#places.length) {
      const before = this.#places.length
      this.#places = grown(this.#places, Int32Array)
      this.#places.fill(-1, before)
    }
  }
}

type Sphere = [number, number, number]
/** Of a sphere of radius 1. */
export type SpherePoint = Readonly<Sphere>

/** @param point in degrees */
export function onSphere(point: { latitude: number; longitude: number }): SpherePoint {
  const [up, round] = [point.latitude, point.longitude].map((degrees) => (degrees * Math.PI) / 180)
  const level = Math.cos(up as number)
  return [
    level * Math.cos(round as number),
    level * Math.sin(round as number),
    Math.sin(up as number),
  ]
}
