import type { Hit } from './hit.ts'
import { compareWithAll } from './misspelling.ts'
import type { PlaceTable } from './place-table.ts'
import type { Reading } from './readings.ts'
import type { Likeness, Pattern } from './walk.ts'

/** What makes a near name unlikely, in steps of the rank: a big city excuses more than a village. */
const cost = { slip: 4, beginning: 4, firstLetter: 2 }
const highestRank = 10

/** A reading and its name in the form that is compared. */
export type Comparison = { readonly reading: Reading; readonly pattern: Pattern }

/**
 * Places whose name, or where nothing follows its beginning, is the reading's but for a slip of the
 * finger or two: the likeliest first, at most `limit` of them.
 * @param fits whether a row lies where the text after the name says
 */
export function nearHits(
  table: PlaceTable,
  fits: (row: number, rest: string) => boolean,
  { reading, pattern }: Comparison,
  limit: number,
): Hit[] {
  const byStrangeness: Hit[][] = []
  compareWithAll(pattern, table.keys, (row, likeness) => {
    // Without slips it is found already: by its name, or by its beginning.
    if (likeness.slips === 0 || (likeness.isBeginning && reading.rest !== '')) return
    const strangeness = strangenessOf(table, pattern, row, likeness)
    const alike = (byStrangeness[strangeness] ??= [])
    if (alike.length < limit && fits(row, reading.rest))
      alike.push({ row, reading, match: 'near', strangeness })
  })
  return byStrangeness.flatMap((hits) => hits ?? []).slice(0, limit)
}

function strangenessOf(
  table: PlaceTable,
  { bytes }: Pattern,
  row: number,
  { slips, isBeginning }: Likeness,
): number {
  const startsAlike = table.keys.bytes[table.keys.start(row)] === bytes[0]
  return (
    slips * cost.slip +
    (isBeginning ? cost.beginning : 0) +
    (startsAlike ? 0 : cost.firstLetter) +
    highestRank -
    table.rank(row)
  )
}
