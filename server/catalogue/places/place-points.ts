import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'

/** A point on the earth, in degrees: north and east of zero are positive. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Steps of a degree in which the file has points: one north is 1.1 km, so a point is off by 0.8 km at most. */
export const hundredths = 100

const file = new URL('../data/place-points.br', import.meta.url)
/** Bytes of a number. */
const wide = 2

/** Where the places of the table lie. The file stays as it is, two columns of numbers: nothing has to be read from it beforehand. */
export class PlacePoints {
  readonly #columns: Buffer
  readonly #size: number

  /**
   * @param columns what `pointColumns` of `npm run catalogue` writes
   * @param size rows of the table
   * @throws Error when the points are those of another table
   */
  constructor(columns: Buffer, size: number) {
    if (columns.length !== 2 * wide * size)
      throw new Error(`The points of places are not those of ${size} places.`)
    this.#columns = columns
    this.#size = size
  }

  /** @param row of the table */
  of(row: number): Point {
    return {
      latitude: this.#columns.readInt16LE(wide * row) / hundredths,
      longitude: this.#columns.readInt16LE(wide * (this.#size + row)) / hundredths,
    }
  }
}

/** Reads the committed points at once: some 10 ms. */
export function readPlacePoints(size: number): PlacePoints {
  return new PlacePoints(brotliDecompressSync(readFileSync(file)), size)
}

/** Reads the committed points without keeping requests waiting: they are unpacked in another thread. */
export async function preparePlacePoints(size: number): Promise<PlacePoints> {
  return new PlacePoints(await promisify(brotliDecompress)(await readFile(file)), size)
}
