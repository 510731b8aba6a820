import { hundredths } from '../../server/catalogue/places/place-points.ts'

/** Bytes of a number of 16 bits. */
const wide = 2

/**
 * Where places lie, as `PlacePoints` reads it: all latitudes, then all longitudes, in hundredths of a
 * degree, each of 16 bits with its low byte first.
 * @param places their degrees as decimal numbers, in the order of the table
 * @throws Error for what is no place on the earth: the source is not what it was
 */
export function pointColumns(places: readonly { lat: string; lng: string }[]): Uint8Array {
  const columns = Buffer.alloc(2 * wide * places.length)
  for (const [row, { lat, lng }] of places.entries()) {
    columns.writeInt16LE(rounded(lat, 90), wide * row)
    columns.writeInt16LE(rounded(lng, 180), wide * (places.length + row))
  }
  return columns
}

function rounded(degrees: string, most: number): number {
  const value = Number(degrees)
  if (degrees.trim() === '' || !(Math.abs(value) <= most))
    throw new Error(`"${degrees}" is not between -${most} and ${most} degrees.`)
  return Math.round(value * hundredths)
}
