import type { PlaceCounts } from '../query.ts'
import { type Bits, eachBit } from './bits.ts'
import type { Directory } from './directory.ts'
import { nowhere } from './towns.ts'

/**
 * Where suppliers are: the towns that most of them are in, and the others by their country. Each supplier counts
 * once, so that all counts together are as many as were found.
 * @param most towns that are named at most
 */
export function countPlaces(found: Bits, directory: Directory, most: number): PlaceCounts {
  const { towns } = directory
  const inTown = new Uint32Array(towns.ids.length)
  eachBit(found, (place) => {
    const town = towns.at(place)
    inTown[town] = (inTown[town] as number) + 1
  })
  const named = towns.ids
    .map((id, town) => ({ id, town, count: inTown[town] ?? 0 }))
    .filter(({ town, count }) => town !== nowhere && count > 0)
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
    .slice(0, most)
  const isNamed = new Uint8Array(towns.ids.length)
  for (const { town } of named) isNamed[town] = 1
  const countries = directory.column('country')
  const inCountry = new Uint32Array(countries.names.length)
  let unknown = 0
  eachBit(found, (place) => {
    if (isNamed[towns.at(place)] === 1) return
    const [country] = countries.of(place)
    if (country === undefined) unknown += 1
    else inCountry[country] = (inCountry[country] as number) + 1
  })
  return {
    towns: named.map(({ id, count }) => [id, count] as const),
    countries: countries.names
      .map((code, number) => [code, inCountry[number] ?? 0] as const)
      .filter(([, count]) => count > 0),
    unknown,
  }
}
