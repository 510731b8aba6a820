import { searchOfQuery } from '#src/contract/buyers/saved-query.ts'
import type { SavedSearch } from '#src/contract/buyers/saved-search.ts'
import { facets } from '#src/contract/discover/facets.ts'
import type { StoredSearch } from '../store/buyers/buyer-searches.ts'
import type { NameOf } from './search-facets.ts'

/**
 * A search that a buyer keeps, as its members read it.
 * @param site where it was saved; null where that is the portal that is asked, or is no more
 */
export function presentSearch(
  { id, version, name, query, cadence }: StoredSearch,
  nameOf: NameOf,
  site: { brand: { name: string }; origin: string } | null,
): SavedSearch {
  const search = searchOfQuery(query)
  return {
    ...{ id, version, name, query, cadence },
    chosen: facets.flatMap((part) =>
      [search[part] ?? []].flat().map((value) => ({ part, id: value, name: nameOf(part, value) })),
    ),
    elsewhere: site && { brand: site.brand.name, origin: site.origin },
  }
}
