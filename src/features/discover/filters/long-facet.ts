import type { ReactNode } from 'react'
import type { Facet } from '#src/contract/discover/facets.ts'
import type { FacetValue, SearchFacet } from '#src/contract/discover/supplier-hits.ts'

/** More than these, and a person looks for a name rather than through the list. */
const fewEnough = 20

/** Whether a facet lists so many values that one is looked for by its letters. */
export const isLongFacet = ({ values }: SearchFacet): boolean => values.length > fewEnough

/** A value of a facet with what it is called. */
export type NamedValue = FacetValue & { words: string }

/** What a long list of values is drawn by. */
export type LongListProps = {
  facet: Facet
  values: readonly NamedValue[]
  /** Ids of what is ticked: it is always listed. */
  chosen: readonly string[]
  render: (values: readonly NamedValue[]) => ReactNode
}
