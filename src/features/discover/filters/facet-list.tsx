import type { ComponentType, ReactNode } from 'react'
import type { Facet } from '#src/contract/discover/facets.ts'
import type { SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { FacetBoxes } from './facet-boxes.tsx'
import { FacetGroup } from './facet-group.tsx'
import { FacetLevels } from './facet-levels.tsx'
import type { LongListProps } from './long-facet.ts'

export type FacetListProps = {
  facets: readonly SearchFacet[]
  search: SupplierSearch
  onChange: (search: SupplierSearch) => void
  /** Draws the values of a facet that has many. */
  LongList: ComponentType<LongListProps>
  /** What lists more values of a facet, or fewer again. */
  renderMore: (facet: SearchFacet, isAll: boolean) => ReactNode
}

/** What a search can be narrowed by, facet by facet. */
export function FacetList({ facets, search, onChange, LongList, renderMore }: FacetListProps) {
  const offered = facets.filter(({ values }) => values.length > 0)
  return offered.map((facet) => (
    <FacetGroup key={facet.facet} facet={facet} search={search}>
      {isSingle(facet.facet) ? (
        <FacetLevels facet={facet} search={search} onChange={onChange} />
      ) : (
        <FacetBoxes {...{ facet, search, onChange, LongList }}>
          {renderMore(facet, search.more?.includes(facet.facet) ?? false)}
        </FacetBoxes>
      )}
    </FacetGroup>
  ))
}

/** Of these one value holds at a time. */
const isSingle = (facet: Facet) => facet === 'assurance' || facet === 'updated'
