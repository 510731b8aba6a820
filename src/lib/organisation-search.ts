import { searchText } from './search-text.ts'

/** The part of a query that names an organisation by its slug. */
type OrganisationSearch = { organisation?: string }

/**
 * Reads `?organisation=slug`; anything else in the query is left out.
 * @param search the parsed query of an address
 */
export function organisationSearch(search: Record<string, unknown>): OrganisationSearch {
  const organisation = searchText(search['organisation'])
  return organisation ? { organisation } : {}
}
