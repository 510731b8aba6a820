import { facets } from '../discover/facets.ts'
import { readSearch, writeSearch } from '../discover/search-address.ts'
import type { SupplierSearch } from '../discover/supplier-search.ts'

/**
 * What is kept of a search: its words and filters. Order, page and map change nothing of who is found.
 * @returns the query of its address; empty where it asks for everybody
 */
export function savedQueryOf(search: SupplierSearch): string {
  const kept = (['q', ...facets] as const).flatMap((part) =>
    search[part] === undefined ? [] : [[part, search[part]]],
  )
  return writeSearch(Object.fromEntries(kept) as SupplierSearch)
}

/** Reads a query of an address; what it cannot mean is left out. */
export const searchOfQuery = (query: string): SupplierSearch =>
  readSearch(Object.fromEntries(new URLSearchParams(query)))
