import { type Facet, facets } from '#src/contract/discover/facets.ts'
import { readSearch, writeSearch } from '#src/contract/discover/search-address.ts'
import type { SearchPart, SupplierSearch } from '#src/contract/discover/supplier-search.ts'

/** Parts that say how a list is shown, and narrow nothing. */
const ofTheList: readonly SearchPart[] = ['sort', 'near', 'view', 'after', 'more']

/** Whether a search narrows nothing: all suppliers are found. */
export const isOpen = (search: SupplierSearch): boolean =>
  Object.keys(search).every((part) => ofTheList.some((one) => one === part))

/** Whether nothing is said at all: the page begins. */
export const isUnasked = (search: SupplierSearch): boolean => writeSearch(search) === ''

/** What is chosen of a facet. */
export const chosenOf = (search: SupplierSearch, facet: Facet): readonly string[] =>
  [search[facet] ?? []].flat()

/** How many values of facets are chosen. */
export const countChosen = (search: SupplierSearch): number =>
  facets.reduce((sum, facet) => sum + chosenOf(search, facet).length, 0)

/**
 * A search with some parts said anew, from its first page.
 * @param parts what cannot be meant is left out
 */
export const changed = (
  search: SupplierSearch,
  parts: Partial<Record<SearchPart, string | readonly string[]>>,
): SupplierSearch => readSearch({ ...search, after: undefined, ...parts })

/** A search with a value of a facet chosen, beside those that are, or no longer so. */
export function withChoice(
  search: SupplierSearch,
  facet: Facet,
  { id, isChosen }: { id: string; isChosen: boolean },
): SupplierSearch {
  const others = chosenOf(search, facet).filter((one) => one !== id)
  return changed(search, { [facet]: isChosen ? [...others, id] : others })
}

/** @param value null: all of the part */
export function without(
  search: SupplierSearch,
  part: 'q' | Facet,
  value: string | null,
): SupplierSearch {
  if (part === 'q' || value === null) return changed(search, { [part]: [] })
  return withChoice(search, part, { id: value, isChosen: false })
}

/** The same search with other values of a facet listed: its place in the list stays. */
export function withMore(search: SupplierSearch, facet: Facet, isAll: boolean): SupplierSearch {
  const others = (search.more ?? []).filter((one) => one !== facet)
  return readSearch({ ...search, more: isAll ? [...others, facet] : others })
}

/** What is left where all that narrows is taken away: how the list is shown. */
export const cleared = ({ sort, near, view, more }: SupplierSearch): SupplierSearch =>
  readSearch({ sort, near, view, more })

/** The same search with what was found as a list alone, or with a map too. */
export const shownAs = (
  search: SupplierSearch,
  view: 'list' | NonNullable<SupplierSearch['view']>,
): SupplierSearch => readSearch({ ...search, view: view === 'list' ? [] : view })

/** A search as the parts of its address, for a link or a move of the router. */
export const addressParts = (search: SupplierSearch): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(writeSearch(search)))
