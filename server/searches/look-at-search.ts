import { searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import type { Watched, WatchSearch } from '../search/watch-search.ts'
import type { StoredSearch } from '../store/buyers/buyer-searches.ts'
import type { Store } from '../store/create-store.ts'
import { problem } from '../texts/problem.ts'
import { constraintsOfSearch } from './search-brands.ts'

export type LookNeeds = {
  watch: WatchSearch
  store: Pick<Store, 'brands' | 'buyerSearches'>
}
export type Looked = Pick<StoredSearch, 'id' | 'query' | 'brandId' | 'lookedAt'>

/**
 * Asks the search what a saved one finds now.
 * @param now ms since the epoch
 * @throws ProblemError 503 where nobody can tell: the index does not answer, or the brand has no portal any more
 */
export async function findForSearch(
  { watch, store }: LookNeeds,
  search: Pick<Looked, 'query' | 'brandId'>,
  now: number,
): Promise<Watched> {
  const only = await constraintsOfSearch(store.brands, search)
  if (!only) throw problem(503, 'problems.search-unavailable')
  return watch(searchOfQuery(search.query), only, now)
}

/**
 * Asks, and notes who is new, unless the index does not have everybody yet.
 * @throws ProblemError as `findForSearch` does, 404 where the search is gone
 */
export async function lookAtSearch(
  needs: LookNeeds,
  search: Looked,
  now: number,
): Promise<Watched> {
  const found = await findForSearch(needs, search, now)
  if (!found.isFilling) await needs.store.buyerSearches.noteLook(search, found, now)
  return found
}
