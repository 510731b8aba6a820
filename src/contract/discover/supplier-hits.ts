import * as v from 'valibot'
import { slug } from '../fields.ts'
import { assurances } from '../trust/assurance.ts'
import { credentialStates } from '../trust/credential-state.ts'
import { facets } from './facets.ts'

/** Why a supplier was found: in what, and the words of it. */
export const searchReason = v.object({
  in: v.picklist([
    'name',
    'number',
    'text',
    'place',
    'category',
    'credential',
    'product',
    'region',
    'country',
    'sdg',
    'size',
    'module',
  ]),
  /** As it stands on the profile, in the language of the answer. */
  words: v.string(),
})
export type SearchReason = v.InferOutput<typeof searchReason>

/** A supplier that was found: what its profile says first. */
export const supplierHit = v.object({
  name: v.string(),
  slug,
  /** Place and country; empty where neither is known. */
  place: v.string(),
  /** The beginning of the description; empty where there is none. */
  description: v.string(),
  /** Those that were asked for first, then the surest; at most four. */
  credentials: v.array(
    v.object({
      id: v.string(),
      shortName: v.string(),
      state: v.picklist(credentialStates),
      assurance: v.picklist(assurances),
      /** The last day on which it is valid, where it is known. */
      expiresOn: v.nullable(v.string()),
    }),
  ),
  /** How many it has in all, of which so many are verified now. */
  credentialCount: v.number(),
  verifiedCredentials: v.number(),
  /** ISO 8601, UTC. */
  updatedAt: v.string(),
  /** Kilometres from the place that was named; null where none was, or its own is not known. */
  distance: v.nullable(v.number()),
  /** Why it is here; empty where nothing was asked for. */
  reasons: v.array(searchReason),
})
export type SupplierHit = v.InferOutput<typeof supplierHit>

export const facetValue = v.object({
  id: v.string(),
  name: v.string(),
  /** Suppliers that are found with it, all other facets as they are. */
  count: v.number(),
  /** Of a tree: how many steps below its top, and whether there is more below it. */
  depth: v.optional(v.number()),
  hasMore: v.optional(v.boolean()),
})
export type FacetValue = v.InferOutput<typeof facetValue>

export const searchFacet = v.object({
  facet: v.picklist(facets),
  /** What is chosen is among them, also with no supplier; the rest by falling count, trees in their order. */
  values: v.array(facetValue),
  /** How many more have suppliers. */
  others: v.number(),
})
export type SearchFacet = v.InferOutput<typeof searchFacet>

/** What would be found without one part of a search that finds nothing. */
const searchWithout = v.object({
  part: v.picklist(['q', ...facets]),
  /** Null: without all values of it. */
  value: v.nullable(v.string()),
  name: v.string(),
  total: v.number(),
})

/** Where suppliers are that were found. */
export const supplierPlace = v.object({
  /** Of a town, as `near` takes it; of a country its code. */
  id: v.string(),
  /** `country`: those of its suppliers that are in none of the towns that are named. */
  kind: v.picklist(['town', 'country']),
  /** In the language of the answer. */
  name: v.string(),
  /** Code and name of its country. */
  country: v.object({ code: v.string(), name: v.string() }),
  /** Degrees; null where it is not known. Of a country a town in it, which may be far from its suppliers. */
  point: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  count: v.number(),
})
export type SupplierPlace = v.InferOutput<typeof supplierPlace>

export const supplierPlaces = v.object({
  /** By falling count, towns at most `limits.searchTowns`. */
  places: v.array(supplierPlace),
  /** Suppliers of whom no place is known: all counts together are the total. */
  unknown: v.number(),
})
export type SupplierPlaces = v.InferOutput<typeof supplierPlaces>

export const supplierHits = v.object({
  results: v.array(supplierHit),
  total: v.number(),
  /** Whether the index is still being filled: more will be found in a moment. */
  isFilling: v.boolean(),
  /** Of all of them, where the map is asked for; null where it is not. */
  places: v.nullable(supplierPlaces),
  /** Null: nothing comes behind it. */
  next: v.nullable(v.string()),
  facets: v.array(searchFacet),
  /** What each chosen value is called, also where it has become no choice. */
  chosen: v.array(v.object({ part: v.picklist(facets), id: v.string(), name: v.string() })),
  /** Of a search that finds nothing: what is in the way, the one that brings most first. */
  without: v.array(searchWithout),
  /** Words that are written nearly so and are found. */
  spellings: v.array(v.string()),
  /** Where `nearest` counts from. */
  near: v.nullable(v.object({ id: v.string(), name: v.string() })),
})
export type SupplierHits = v.InferOutput<typeof supplierHits>
