import anyAscii from 'any-ascii'
import { cityNames } from './city-names.ts'
import { fold } from './fold.ts'
import type { Hit } from './hit.ts'
import type { PlaceTable } from './place-table.ts'
import type { Reading } from './readings.ts'

/**
 * Places of the very name of a reading, then those that it begins, at most `limit` of each.
 * @param fits whether a row lies where the text after the name says
 */
export function exactHits(
  table: PlaceTable,
  fits: (row: number, rest: string) => boolean,
  reading: Reading,
  limit: number,
): Hit[] {
  const { name, rest } = reading
  const hits: Hit[] = []
  for (const { from, to } of namesToLookUp(name).map((one) => table.named(one)))
    for (let row = from; row < to && hits.length < limit; row += 1)
      if (fits(row, rest)) hits.push({ row, reading, match: 'whole', strangeness: 0 })
  if (rest !== '') return hits
  const longer = bestRanked(table, table.named(name).to, table.startingWith(name).to, limit)
  return [
    ...hits,
    ...longer.map((row): Hit => ({ row, reading, match: 'beginning', strangeness: 0 })),
  ]
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

const byName = new Map(
  Object.entries(cityNames).flatMap(([name, others]) =>
    others.split(', ').map((other) => [fold(other), name] as const),
  ),
)

/** What follows the name of a city in Chinese, Japanese and Korean: capital, prefecture, city, county. */
const kind = /(?<=..)(?:\u90fd|\u5e9c|\u5e02|\u7e23|\u53bf|\u770c|\uc2dc)$/u

/**
 * The names to look up for a folded name: the one it goes by here, and the one that was typed; of one in
 * another script, which the place data does not have, its letters in Latin script (Казань is Kazan).
 */
export function namesToLookUp(folded: string): readonly string[] {
  const other = byName.get(folded)
  if (other !== undefined) return [other, folded]
  if (/^[\p{Script=Latin}\p{N} ]*$/u.test(folded)) return [folded]
  const short = folded.normalize('NFC').replace(kind, '')
  return [byName.get(fold(short)) ?? fold(anyAscii(short))]
}
