import type { Facet } from '#src/contract/discover/facets.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'

/** What each credential that is asked for has to be, all at once. */
export type HeldQuery = {
  /** Null: any. */
  readonly ids: readonly string[] | null
  readonly categories: readonly string[] | null
  /** Position among `assurances` from which on it counts. */
  readonly rank: number
  /** Null: whatever counts where nothing is said. */
  readonly states: readonly CredentialState[] | null
}

/** A word of a search text, folded, with the values of the catalogue whose name it is part of. */
export type QueryWord = {
  readonly text: string
  readonly credentials: readonly string[]
  readonly products: readonly string[]
  readonly regions: readonly string[]
}

/** A place in the order of what is found: where a page ends. */
export type Cursor = readonly [group: number, value: number, no: number]

export type SearchOrder = 'relevance' | 'updated' | 'verified' | 'nearest'

/** What the index is asked. Ids of trees are those that were chosen; what they stand for the index knows. */
export type IndexQuery = {
  /** As it was typed, for names and numbers; empty: no text. */
  readonly text: string
  readonly words: readonly QueryWord[]
  readonly held: HeldQuery | null
  readonly product: readonly string[]
  readonly region: readonly string[]
  readonly country: readonly string[]
  readonly sdg: readonly string[]
  readonly size: readonly string[]
  readonly module: readonly string[]
  /** Seconds since the epoch at which it was changed, or later; null: whenever. */
  readonly since: number | null
  /** What the brand shows at all; empty lists: everything. */
  readonly only: {
    readonly credentials: readonly string[]
    readonly regions: readonly string[]
    readonly portfolios: readonly string[]
  }
  readonly order: SearchOrder
  /** Degrees. */
  readonly near: { readonly latitude: number; readonly longitude: number } | null
  readonly after: Cursor | null
  /** Suppliers of a page. */
  readonly take: number
  /** Facets whose values are counted; of trees those values that are listed here. */
  readonly count: readonly Facet[]
  readonly listed: Readonly<Record<TreeName, readonly string[]>>
  /** Towns whose suppliers are counted, those with most of them first; 0: no places are asked for. */
  readonly towns: number
  /** Moments since when a profile counts as updated, by the name of the choice; seconds since the epoch. */
  readonly moments: Readonly<Record<string, number>>
}

/** Where the suppliers are that were found. */
export type PlaceCounts = {
  /** Those with most suppliers, by falling count. */
  readonly towns: readonly (readonly [id: string, count: number])[]
  /** Suppliers in none of these towns, by the country that they are in. */
  readonly countries: readonly (readonly [code: string, count: number])[]
  /** Suppliers in none of these towns whose country is not known either. */
  readonly unknown: number
}

export type IndexAnswer = {
  readonly total: number
  /** `no` of the suppliers of the page. */
  readonly found: readonly number[]
  /** Those of them that have the number that was asked for. */
  readonly byNumber: readonly number[]
  /** Where the page ends; null: nothing comes behind it. */
  readonly next: Cursor | null
  /** How many suppliers are found with each value; those with none are left out. */
  readonly counts: Readonly<
    Partial<Record<Facet, readonly (readonly [id: string, count: number])[]>>
  >
  /** Null where they were not asked for. */
  readonly places: PlaceCounts | null
  /** Where nothing is found: how many would be without one part. */
  readonly without: readonly { readonly part: QueryPart; readonly total: number }[]
  /** Where nothing is found: words of the text that nothing has, with folded names that are like each of them. */
  readonly unknown: readonly { readonly word: string; readonly names: readonly string[] }[]
  /** Whether the index is still being filled: there are more suppliers than can be found. */
  readonly isFilling: boolean
  /** Suppliers that can be found at all where this is asked. */
  readonly all: number
}

/** Parts of a search that narrow it. */
export type QueryPart = 'q' | Facet

export type TreeName = 'product' | 'region' | 'country'

/** What the index has to know of the catalogue. */
export type SearchCatalogue = {
  readonly credentials: readonly {
    readonly id: string
    readonly categories: readonly string[]
    readonly sdgs: readonly string[]
  }[]
  readonly trees: Readonly<Record<TreeName, readonly { id: string; parent: string | null }[]>>
}
