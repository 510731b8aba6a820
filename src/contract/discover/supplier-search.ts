import * as v from 'valibot'
import { sustainabilityCategories } from '../categories.ts'
import { companySizes } from '../company-size.ts'
import { catalogueId, rewrite } from '../fields.ts'
import * as limits from '../limits.ts'
import { oneLine } from '../one-line.ts'
import { sdgs } from '../sdgs.ts'
import {
  askedAssurances,
  type AskedState,
  askedStates,
  type Facet,
  facets,
  searchSorts,
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

const goals = sdgs.map(String)
const states = Object.keys(askedStates) as AskedState[]

const facetValues = {
  category: v.picklist(sustainabilityCategories),
  credential: catalogueId,
  assurance: v.picklist(askedAssurances),
  state: v.picklist(states),
  product: catalogueId,
  region: catalogueId,
  country: catalogueId,
  sdg: v.picklist(goals, 'must be a number from 1 to 17'),
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
  /** Where the page before it ended. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'is not a place in the list'))),
  /** Facets of which all values are wanted, not the first few alone. */
  more: v.optional(list(v.picklist(facets))),
}

export const supplierSearch = v.strictObject(parts)
/** What is searched for; a part that is left out narrows nothing. */
export type SupplierSearch = v.InferOutput<typeof supplierSearch>
export type SearchPart = keyof SupplierSearch

const partNames = Object.keys(parts) as SearchPart[]

/**
 * Reads a search from the parts of an address, of which anything may be wrong: what cannot be meant is left out,
 * so that an old link or a mistyped one still finds.
 * @param given as a router has parsed it
 */
export function readSearch(given: Readonly<Record<string, unknown>>): SupplierSearch {
  const read = partNames.flatMap((name) => {
    const values = [given[name]].flat().flatMap((one) => textOf(one) ?? [])
    const separate = isList(name) ? values.flatMap((one) => one.split(',')) : values.slice(0, 1)
    const meant = separate.filter((one) => one !== '' && v.is(parts[name], one))
    const kept = v.safeParse(
      parts[name],
      isList(name) ? meant.slice(0, limits.searchValues) : meant[0],
    )
    return kept.success && meant.length > 0 ? [[name, kept.output]] : []
  })
  return Object.fromEntries(read) as SupplierSearch
}

/** A router takes `1` in an address for a number. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** Whether a part may have several values. */
const isList = (name: SearchPart) => v.is(parts[name], [])

/**
 * A search as the query of its one address: the same search has the same, however it came about.
 * @returns without the question mark; empty where everything is meant
 */
export function writeSearch(search: SupplierSearch): string {
  const said = partNames.flatMap((name) => {
    const value = search[name]
    if (value === undefined || value.length === 0) return []
    const text = typeof value === 'string' ? value : value.toSorted(byCode).join(',')
    return text === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return said.join('&')
}

const byCode = (one: string, other: string) => (one < other ? -1 : 1)
