import type { Brand } from '#src/contract/brand.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import * as limits from '#src/contract/limits.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { planQuery } from './plan-query.ts'
import { prepareSearches } from './prepare-searches.ts'
import type { SearchIndex } from './search-index.ts'

/** Everybody whom a search finds. */
export type Watched = {
  total: number
  /** `no` of the suppliers; null where there are more than a search is watched for. */
  numbers: readonly number[] | null
  /** Whether the index does not have everybody yet: who is missing is not gone. */
  isFilling: boolean
}

/**
 * @param only what the brand shows at all
 * @param now ms since the epoch
 * @throws ProblemError 503 where the index does not answer
 */
export type WatchSearch = (
  search: SupplierSearch,
  only: Brand['searchConstraints'],
  now: number,
) => Promise<Watched>

/** Finds everybody whom a search finds, without a word about them. */
export function createSearchWatch(
  index: Pick<SearchIndex, 'search'>,
  catalogue: Catalogue,
): WatchSearch {
  const prepared = prepareSearches(catalogue)
  const most = limits.watchedSuppliers
  return async (search, only, now) => {
    const { words, listed } = prepared()
    const asked = { near: null, after: null, only, listed, now }
    const query = planQuery({ ...asked, search, words: words.of(search.q ?? '') })
    const { total, found, isFilling } = await index.search({ ...query, take: most, count: [] })
    return { total, numbers: total > most ? null : found, isFilling }
  }
}
