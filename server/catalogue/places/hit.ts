import type { PlaceTable } from './place-table.ts'
import type { Reading } from './readings.ts'

/** How a name answers to what was typed: by all of it, by its beginning, or by what may be a slip. */
export type Match = 'whole' | 'beginning' | 'near'

/** A row of the table that one reading of the text can mean. */
export type Hit = {
  readonly row: number
  readonly reading: Reading
  readonly match: Match
  /** Of a near match, how unlikely it is; 0 for the others. */
  readonly strangeness: number
}

/** A name with its region or country behind it leaves no doubt that it is one. */
export function doubtOf({ reading, match }: Hit): number {
  return match !== 'beginning' && reading.rest !== '' ? 0 : reading.doubt
}

/**
 * Best first: sure readings before doubtful ones, names as typed before near ones, then whole names
 * before beginnings, longer names before shorter, towns before villages.
 */
export function compareHits(table: PlaceTable, a: Hit, b: Hit): number {
  return (
    doubtOf(a) - doubtOf(b) ||
    Number(a.match === 'near') - Number(b.match === 'near') ||
    a.reading.start - b.reading.start ||
    Number(b.match === 'whole') - Number(a.match === 'whole') ||
    a.strangeness - b.strangeness ||
    b.reading.name.length - a.reading.name.length ||
    table.rank(b.row) - table.rank(a.row) ||
    table.name(a.row).length - table.name(b.row).length ||
    a.row - b.row
  )
}
