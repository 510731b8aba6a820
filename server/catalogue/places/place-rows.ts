import { capitals } from './capitals.ts'
import { namesToLookUp } from './exact-hits.ts'
import { fold } from './fold.ts'
import type { GeocodedKey } from './geocoded-id.ts'
import type { PlaceKey } from './place-id.ts'
import type { PlaceTable } from './place-table.ts'
import type { RegionIndex } from './region-index.ts'
import type { Region } from './region-list.ts'

/** The table, the regions that it names by their position, and how those are written. */
export type PlaceRows = {
  readonly table: PlaceTable
  readonly regions: readonly Region[]
  readonly index: RegionIndex
}

/** A city as somebody else's data name it; the region is empty where they do not say it. */
type City = Pick<GeocodedKey, 'country' | 'region' | 'city'>

/** Rank of the cities that are meant by their name alone. */
const major = 10

/** The row that an id of the embedded search was made from. */
export function rowOfKey(
  { table, regions }: PlaceRows,
  { country, region: code, name }: PlaceKey,
): number | undefined {
  const { from, to } = table.named(fold(name))
  for (let row = from; row < to; row += 1) {
    const region = regions[table.region(row)]
    if (region?.country.code === country && region.code === code && table.name(row) === name)
      return row
  }
  return undefined
}

/**
 * The row of a city of this name in this region. Of a region that is not said, or that the table knows
 * under another name, the country must have one city of this name, or one major city.
 * @returns undefined rather than a namesake far away
 */
export function rowOfCity(places: PlaceRows, { country, region, city }: City): number | undefined {
  const { table, regions, index } = places
  const rows = namesToLookUp(fold(city))
    .flatMap((name) => rowsNamed(table, name))
    .filter((row) => regions[table.region(row)]?.country.code === country)
  const folded = fold(region)
  const within = rows.find((row) => index.isCalled(table.region(row), folded))
  if (within !== undefined) return within
  const isElsewhere = regions.some(
    (one, position) => one.country.code === country && index.isCalled(position, folded),
  )
  if (isElsewhere) return undefined
  return onlyOne(rows) ?? onlyOne(rows.filter((row) => table.rank(row) === major))
}

/** The row of the capital, or else of the city of highest rank; undefined where no place is known. */
export function rowOfCountry(places: PlaceRows, code: string): number | undefined {
  const capital = capitals.get(code)
  const row = capital && rowOfCity(places, { country: code, ...capital })
  return row ?? highestRanked(places, code)
}

/** Looks at every row: some milliseconds. */
function highestRanked({ table, regions }: PlaceRows, code: string): number | undefined {
  let best: number | undefined
  for (let row = 0; row < table.keys.size; row += 1) {
    if (regions[table.region(row)]?.country.code !== code) continue
    if (best === undefined || table.rank(row) > table.rank(best)) best = row
  }
  return best
}

function rowsNamed(table: PlaceTable, folded: string): readonly number[] {
  const { from, to } = table.named(folded)
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function onlyOne(rows: readonly number[]): number | undefined {
  return rows.length === 1 ? rows[0] : undefined
}
