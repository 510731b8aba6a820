import * as v from 'valibot'
import { facets } from '../discover/facets.ts'
import { line, slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { buyerVersion } from './buyer.ts'

/** How often a member is written to about a search, or about the suppliers that their buyer follows. */
export const cadences = ['off', 'daily', 'weekly'] as const
export type Cadence = (typeof cadences)[number]
export const cadence = v.picklist(cadences)

const name = line(limits.savedSearchName)

export const savedSearchInput = v.strictObject({
  name,
  /** Query of the address of the search. */
  query: v.pipe(
    v.string(),
    v.maxLength(limits.savedQuery, `must have at most ${limits.savedQuery} characters`),
  ),
  /** Of whoever saves it. */
  cadence,
})
export type SavedSearchInput = v.InferOutput<typeof savedSearchInput>

export const savedSearchChange = v.strictObject({ version: buyerVersion, name })

/** A search that a buyer keeps, as its members read it. */
export const savedSearch = v.object({
  id: v.string(),
  version: buyerVersion,
  name: v.string(),
  /** Query of its address, in its normal form. */
  query: v.string(),
  /** What each chosen value is called. */
  chosen: v.array(v.object({ part: v.picklist(facets), id: v.string(), name: v.string() })),
  /** Where it was saved, if that is not the portal of the brand that is asked. */
  elsewhere: v.nullable(v.object({ brand: v.string(), origin: v.string() })),
  /** How often whoever asks is written to about it. */
  cadence,
})
export type SavedSearch = v.InferOutput<typeof savedSearch>

export const savedSearchList = v.object({
  results: v.array(savedSearch),
  /** Whether whoever asks has stopped all mails, whatever they have chosen for each. */
  isMailStopped: v.boolean(),
})
export type SavedSearchList = v.InferOutput<typeof savedSearchList>

/** What a saved search finds now. */
export const searchLook = v.object({
  total: v.number(),
  /** Whether the index is still being filled: more are found in a moment, and nobody is new until then. */
  isFilling: v.boolean(),
  /** Whether it finds too many to tell who is new. */
  isWide: v.boolean(),
  /** Counts the looks that have found somebody new; handed back when what is new has been seen. */
  look: v.number(),
  /** Suppliers that are found now and were not when whoever asks saw it last. */
  fresh: v.number(),
  /** Some of them, those that were found last first. */
  named: v.array(v.object({ name: v.string(), slug })),
})
export type SearchLook = v.InferOutput<typeof searchLook>
