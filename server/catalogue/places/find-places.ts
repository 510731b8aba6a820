import { namesToLookUp } from './other-names.ts'
import type { PlaceTable } from './place-table.ts'
import { readingsOf, type Reading } from './readings.ts'
import { describesRegion, type Region } from './region-list.ts'

export type FoundPlace = { readonly row: number; readonly street: string }
type Hit = FoundPlace & { readonly reading: Reading; readonly exact: boolean }

/** Longest text that is looked at, in characters. */
const longestText = 300

/**
 * Rows of the table that a text can mean, best first: sure readings before doubtful ones, longer
 * names before shorter, whole names before beginnings, towns before villages.
 */
export function findPlaces(
  table: PlaceTable,
  regions: readonly Region[],
  text: string,
  limit: number,
): readonly FoundPlace[] {
  if (text.length > longestText) return []
  const readings = readingsOf(text)
  const sure = readings.filter(({ doubt }) => doubt < 2)
  const hits = sure.flatMap((reading) => hitsOf(table, regions, reading, limit))
  const found = hits.length > 0 ? hits : guesses(table, regions, readings, limit)
  const [best, ...others] = found.sort((a, b) => compare(table, a, b))
  if (!best) return []
  // Once the text is understood without doubt, its later words are no place of their own.
  const settled = doubtOf(best) === 0
  const rest = settled ? others.filter((hit) => hit.reading.start <= best.reading.start) : others
  return [best, ...rest].slice(0, limit)
}

/** A street without a house number runs into the place name: worth a guess when nothing else fits. */
function guesses(
  table: PlaceTable,
  regions: readonly Region[],
  readings: readonly Reading[],
  limit: number,
): Hit[] {
  const doubtful = readings.filter(({ doubt }) => doubt === 2)
  return doubtful.flatMap((reading) => hitsOf(table, regions, reading, limit))
}

function hitsOf(
  table: PlaceTable,
  regions: readonly Region[],
  reading: Reading,
  limit: number,
): Hit[] {
  const { name, rest, street } = reading
  const fits = (row: number) => {
    const region = regions[table.region(row)]
    return rest === '' || (region !== undefined && describesRegion(region, rest))
  }
  const hits: Hit[] = []
  for (const { from, to } of namesToLookUp(name).map((one) => table.named(one)))
    for (let row = from; row < to && hits.length < limit; row += 1)
      if (fits(row)) hits.push({ row, street, reading, exact: true })
  if (rest !== '') return hits
  const longer = bestRanked(table, table.named(name).to, table.startingWith(name).to, limit)
  return [...hits, ...longer.map((row) => ({ row, street, reading, exact: false }))]
}

/** The rows of highest rank within a range, in order, by one pass per rank that is needed. */
function bestRanked(table: PlaceTable, from: number, to: number, limit: number): number[] {
  const byRank: number[][] = []
  for (let row = from; row < to; row += 1) {
    const same = (byRank[table.rank(row)] ??= [])
    if (same.length < limit) same.push(row)
  }
  return byRank
    .toReversed()
    .flatMap((rows) => rows ?? [])
    .slice(0, limit)
}

/** A name with its region or country behind it leaves no doubt that it is one. */
function doubtOf({ reading, exact }: Hit): number {
  return exact && reading.rest !== '' ? 0 : reading.doubt
}

function compare(table: PlaceTable, a: Hit, b: Hit): number {
  return (
    doubtOf(a) - doubtOf(b) ||
    a.reading.start - b.reading.start ||
    Number(b.exact) - Number(a.exact) ||
    b.reading.name.length - a.reading.name.length ||
    table.rank(b.row) - table.rank(a.row) ||
    table.name(a.row).length - table.name(b.row).length ||
    a.row - b.row
  )
}
