import { exactHits } from './exact-hits.ts'
import { compareHits, doubtOf, type Hit } from './hit.ts'
import { patternOf } from './misspelling.ts'
import { nearHits, type Comparison } from './near-hits.ts'
import type { PlaceTable } from './place-table.ts'
import { readingsOf, type Doubt, type Reading } from './readings.ts'
import type { RegionIndex } from './region-index.ts'

/** A row of the table, and what was typed around its name. */
export type FoundPlace = {
  readonly row: number
  readonly street: string
  /** As typed; empty where none is told apart. */
  readonly postcode: string
}

/** Longest text that is looked at, in characters. */
const longestText = 300
/** Readings of one text that are compared with all names: each takes up to 2 ms. */
const mostComparisons = 4
/** Rank from which a place is meant by its name, however near another one is. */
const big = 9

/**
 * Rows of the table that a text can mean, best first (see `compareHits`). Misspelt names come in
 * where nothing else is sure, and beside a village of that very name when they are bigger.
 * @param limit most rows
 */
export function findPlaces(
  table: PlaceTable,
  regions: RegionIndex,
  text: string,
  limit: number,
): readonly FoundPlace[] {
  if (text.length > longestText) return []
  const fits = (row: number, rest: string) =>
    rest === '' || regions.isNamed(table.region(row), rest)
  const readings = readingsOf(text)
  const exact = (doubt: Doubt) =>
    readings
      .filter((one) => one.doubt === doubt)
      .flatMap((one) => exactHits(table, fits, one, limit))
  const compared = comparisons(readings, regions)
  const near = (isMeant: (reading: Reading) => boolean) =>
    compared
      .filter(({ reading }) => isMeant(reading))
      .flatMap((one) => nearHits(table, fits, one, limit))
  const inOrder = (hits: Hit[]) => hits.sort((a, b) => compareHits(table, a, b))

  const named = inOrder([...exact(0), ...exact(1)])
  const [top] = named
  if (top?.match === 'whole' && doubtOf(top) === 0) {
    const rank = table.rank(top.row)
    const mayHide = top.reading.rest === '' && rank < big
    const others = mayHide ? near((reading) => reading === top.reading) : []
    const bigger = others.filter((hit) => table.rank(hit.row) > rank)
    return answer([...named, ...inOrder(bigger)], limit)
  }
  const found = inOrder([...named, ...near(({ doubt }) => doubt < 2)])
  // A street without a house number runs into the place name: a guess where nothing bears the name.
  if (!top) found.push(...inOrder(exact(2)))
  if (found.length === 0) found.push(...inOrder(near(({ doubt }) => doubt === 2)))
  return answer(found, limit)
}

function answer(found: readonly Hit[], limit: number): readonly FoundPlace[] {
  const [best] = found
  // Once the text is understood without doubt, its later words are no place of their own.
  const settled = best && doubtOf(best) === 0
  return found
    .filter(({ reading }) => !settled || reading.start <= best.reading.start)
    .slice(0, limit)
    .map(({ row, reading: { street, postcode } }) => ({ row, street, postcode }))
}

/** The readings worth comparing with all names: the surest, and of those the shortest names. */
function comparisons(readings: readonly Reading[], regions: RegionIndex): readonly Comparison[] {
  // Many readings share the text behind the name.
  const known = new Map([['', true]])
  const isRegion = (rest: string) => {
    const answer = known.get(rest) ?? regions.isKnown(rest)
    known.set(rest, answer)
    return answer
  }
  return readings
    .flatMap((reading) => {
      const pattern = patternOf(reading.name)
      return pattern && isRegion(reading.rest) ? [{ reading, pattern }] : []
    })
    .sort((a, b) => a.reading.doubt - b.reading.doubt || a.pattern.size - b.pattern.size)
    .slice(0, mostComparisons)
}
