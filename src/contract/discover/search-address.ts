import { idForm } from '../catalogue-id.ts'
import { sustainabilityCategories } from '../categories.ts'
import { companySizes } from '../company-sizes.ts'
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
import type { SearchPart, SupplierSearch } from './supplier-search.ts'

/*
 * The address of a search. The schema of the same search, which a call is checked by, stands apart: a page that
 * only reads its address fetches no validator for that.
 */

type Rule = {
  isMeant: (value: string) => boolean
  /** Whether it may have several values. */
  isList: boolean
}

const oneOf = (known: readonly string[]) => (value: string) => known.includes(value)
const atMost = (length: number) => (value: string) => value !== '' && value.length <= length
const isId = (value: string) => idForm.test(value)
const one = (isMeant: Rule['isMeant']): Rule => ({ isMeant, isList: false })
const list = (isMeant: Rule['isMeant']): Rule => ({ isMeant, isList: true })

const ofFacets = {
  category: list(oneOf(sustainabilityCategories)),
  credential: list(isId),
  assurance: one(oneOf(askedAssurances)),
  state: list(oneOf(askedStateNames)),
  product: list(isId),
  region: list(isId),
  country: list(isId),
  sdg: list(oneOf(goalIds)),
  size: list(oneOf(companySizes)),
  module: list(isId),
  updated: one(oneOf(updatedWithin)),
} as const satisfies Record<Facet, Rule>

const rules: Record<SearchPart, Rule> = {
  q: one(atMost(limits.keyword)),
  ...ofFacets,
  sort: one(oneOf(searchSorts)),
  near: one(atMost(limits.placeId)),
  view: one(oneOf(searchViews)),
  after: one(atMost(limits.searchPlace)),
  more: list(oneOf(facets)),
}

const partNames = Object.keys(rules) as SearchPart[]

/** Whether a part of an address is one of a search. */
export const isSearchPart = (name: string): name is SearchPart => Object.hasOwn(rules, name)

/**
 * Reads a search from the parts of an address, of which anything may be wrong: what cannot be meant is left out,
 * so that an old link or a mistyped one still finds.
 * @param given as a router has parsed it
 */
export function readSearch(given: Readonly<Record<string, unknown>>): SupplierSearch {
  const read = partNames.flatMap((name) => {
    const { isMeant, isList } = rules[name]
    const values = [given[name]].flat().flatMap((value) => textOf(value) ?? [])
    const separate = isList ? values.flatMap((value) => value.split(',')) : values.slice(0, 1)
    const plain = name === 'q' ? separate.map(oneLine) : separate
    const meant = [...new Set(plain.filter(isMeant))].slice(0, limits.searchValues)
    if (meant.length === 0) return []
    return [[name, isList ? meant : meant[0]]]
  })
  return Object.fromEntries(read) as SupplierSearch
}

/** A router may take `1` in an address for a number, and `true` for what it says. */
const textOf = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null

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
