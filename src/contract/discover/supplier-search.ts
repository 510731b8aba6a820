import * as v from 'valibot'
import { sustainabilityCategories } from '../categories.ts'
import { companySizes } from '../company-sizes.ts'
import { catalogueId, rewrite } from '../fields.ts'
import * as limits from '../limits.ts'
import { oneLine } from '../one-line.ts'
import {
  askedAssurances,
  askedStateNames,
  type Facet,
  facets,
  goalIds,
  searchSorts,
  searchViews,
  updatedWithin,
} from './facets.ts'

/** Values of one facet, as they travel: with commas between, or under the same name several times. */
const list = <Value extends v.GenericSchema<string, string>>(value: Value) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((given) => [...new Set([given].flat().flatMap((one) => one.split(',')))]),
    v.transform((given) => given.filter((one) => one !== '')),
    v.array(value),
    v.maxLength(limits.searchValues, `must have at most ${limits.searchValues} values`),
  )

const facetValues = {
  category: v.picklist(sustainabilityCategories),
  credential: catalogueId,
  assurance: v.picklist(askedAssurances),
  state: v.picklist(askedStateNames),
  product: catalogueId,
  region: catalogueId,
  country: catalogueId,
  sdg: v.picklist(goalIds, 'must be a number from 1 to 17'),
  size: v.picklist(companySizes),
  module: catalogueId,
  updated: v.picklist(updatedWithin),
} as const satisfies Record<Facet, v.GenericSchema>

const searchText = v.pipe(
  v.string(),
  rewrite(oneLine),
  v.maxLength(limits.keyword, `must have at most ${limits.keyword} characters`),
)

/** A search as it stands in an address: `/discover?q=linen&country=AU,NZ&sort=verified`. */
const parts = {
  q: v.optional(searchText),
  category: v.optional(list(facetValues.category)),
  credential: v.optional(list(facetValues.credential)),
  /** At least this. */
  assurance: v.optional(facetValues.assurance),
  state: v.optional(list(facetValues.state)),
  product: v.optional(list(facetValues.product)),
  /** What it serves. */
  region: v.optional(list(facetValues.region)),
  /** Where it is. */
  country: v.optional(list(facetValues.country)),
  sdg: v.optional(list(facetValues.sdg)),
  size: v.optional(list(facetValues.size)),
  module: v.optional(list(facetValues.module)),
  /** Days within which it was changed last. */
  updated: v.optional(facetValues.updated),
  sort: v.optional(v.picklist(searchSorts)),
  /** Id of the place from which `nearest` counts. */
  near: v.optional(v.pipe(v.string(), v.maxLength(limits.placeId))),
  /** What is wanted besides the list. */
  view: v.optional(v.picklist(searchViews)),
  /** Where the page before it ended. */
  after: v.optional(
    v.pipe(v.string(), v.maxLength(limits.searchPlace, 'is not a place in the list')),
  ),
  /** Facets of which all values are wanted, not the first few alone. */
  more: v.optional(list(v.picklist(facets))),
}

export const supplierSearch = v.strictObject(parts)
/** What is searched for; a part that is left out narrows nothing. */
export type SupplierSearch = v.InferOutput<typeof supplierSearch>
export type SearchPart = keyof SupplierSearch
