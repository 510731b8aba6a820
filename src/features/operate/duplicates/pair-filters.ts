import { duplicateReasons } from '#src/contract/operate/duplicates.ts'
import type { PairQuery } from '#src/data/operate-duplicates-data.ts'
import { duplicatesPath } from '../paths.ts'
import { go, hrefOf, placeNow } from '../place.ts'
import { isCountry } from '../queue/queue-key.ts'

/** What of the pairs is shown, as the address says. */
export type PairFilters = Pick<PairQuery, 'reason' | 'country' | 'brand'>

/** Reads the filters of an address; what is none of them is left out. */
export function readPairFilters({
  reason,
  country,
  brand,
}: Readonly<Record<string, string>>): PairFilters {
  const known = duplicateReasons.find((one) => one === reason)
  return {
    ...(known && { reason: known }),
    ...(country && isCountry(country) && { country }),
    ...(brand && { brand }),
  }
}

/** Shows a pair, or only the list, under the filters of this moment. */
export function goToPair(item: string | null): void {
  const { query } = placeNow()
  const href = hrefOf(duplicatesPath, { ...readPairFilters(query), item: item ?? undefined })
  go(href, { replace: query['item'] !== undefined })
}
