import type { Facet } from '#src/contract/discover/facets.ts'
import type { FacetValue, SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { changed, chosenOf } from '../search-changes.ts'

/** A region that has one in it that was asked for. */
export type Wider = { facet: Facet; around: FacetValue; search: SupplierSearch }

const places: readonly Facet[] = ['region', 'country']

/**
 * Of each region or country that a search asks for, the one around it in which there are suppliers.
 * @param facets of the answer; trees stand in their order, each value below the one around it
 */
export function widerPlaces(search: SupplierSearch, facets: readonly SearchFacet[]): Wider[] {
  const all = places.flatMap((facet) => {
    const values = facets.find((one) => one.facet === facet)?.values ?? []
    return chosenOf(search, facet).flatMap((id): Wider[] => {
      const around = aroundOf(values, id)
      if (!around) return []
      const others = chosenOf(search, facet).filter((one) => one !== id && one !== around.id)
      return [{ facet, around, search: changed(search, { [facet]: [...others, around.id] }) }]
    })
  })
  return all.filter(
    ({ facet, around }, at) =>
      all.findIndex((one) => one.facet === facet && one.around.id === around.id) === at,
  )
}

function aroundOf(values: readonly FacetValue[], id: string): FacetValue | null {
  const at = values.findIndex((value) => value.id === id)
  let depth = values[at]?.depth ?? 0
  for (const value of values.slice(0, Math.max(at, 0)).toReversed()) {
    if ((value.depth ?? 0) >= depth) continue
    if (value.count > 0) return value
    depth = value.depth ?? 0
  }
  return null
}
