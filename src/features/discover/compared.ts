import { createContext, use } from 'react'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { addressParts } from './search-changes.ts'

/** Slugs of the suppliers that are chosen to be compared; they stand in the address beside the search. */
export const ComparedContext = createContext<readonly string[]>([])

/** The parts of the address of a search, with what is chosen to be compared. */
export function searchAddress(
  search: SupplierSearch,
  compared: readonly string[],
): Record<string, string> {
  return {
    ...addressParts(search),
    ...(compared.length > 0 && { compare: compared.join(',') }),
  }
}

export const useCompared = (): readonly string[] => use(ComparedContext)
