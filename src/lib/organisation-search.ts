import { searchTexts } from './search-text.ts'

/**
 * Reads `?organisation=slug`, the organisation that a page is about; anything else in the query is left out.
 * @param search the parsed query of an address
 */
export const organisationSearch = (search: Record<string, unknown>) =>
  searchTexts(search, 'organisation')
