import { type Facet, facets } from '#src/contract/discover/facets.ts'
import { readSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierHit, SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { network } from './network.ts'

/** A supplier, with what it can be found by. */
export type KnownSupplier = { name: string } & Partial<Record<Facet, string>>

export const suppliersPath = /^\/api\/public\/suppliers$/
const perPage = 3

/** What the facets of these tests call their values. */
const names: Readonly<Record<string, string>> = {
  ...{ AU: 'Australia', NZ: 'New Zealand', '009': 'Oceania', valid: 'Checked and valid' },
  ...{ 'iso-14001': 'ISO 14001', 'b-corp': 'B Corp', 'document-seen': 'Document seen' },
}

export const hitOf = (name: string, more: Partial<SupplierHit> = {}): SupplierHit => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...{ place: 'Wagga Wagga, Australia', description: `${name} says so.`, credentials: [] },
  ...{ credentialCount: 0, verifiedCredentials: 0, updatedAt: '2026-03-04T05:06:07.000Z' },
  ...{ distance: null, reasons: [], ...more },
})

const isFound = (one: KnownSupplier, search: SupplierSearch, except?: Facet): boolean =>
  one.name.toLowerCase().includes((search.q ?? '').toLowerCase()) &&
  facets.every((facet) => {
    const chosen = [search[facet] ?? []].flat()
    return facet === except || chosen.length === 0 || chosen.includes(one[facet] ?? '')
  })

/** What a server with these suppliers answers: as the contract says, in pages of three. */
export function answerOf(
  known: readonly KnownSupplier[],
  search: SupplierSearch,
  more: Partial<SupplierHits> = {},
): SupplierHits {
  const found = known.filter((one) => isFound(one, search))
  const from = Number(search.after ?? 0)
  const valuesOf = (facet: Facet) => {
    const chosen = [search[facet] ?? []].flat()
    const ids = [...new Set([...known.flatMap((one) => one[facet] ?? []), ...chosen])]
    return ids.map((id) => ({
      ...{ id, name: names[id] ?? id },
      count: known.filter((one) => one[facet] === id && isFound(one, search, facet)).length,
    }))
  }
  return {
    results: found.slice(from, from + perPage).map(({ name }) => hitOf(name)),
    total: found.length,
    next: from + perPage < found.length ? String(from + perPage) : null,
    facets: facets.map((facet) => {
      const values = valuesOf(facet)
      const isWhole = search.more?.includes(facet) ?? false
      const shown = isWhole ? values : values.slice(0, 8)
      return { facet, values: shown, others: values.length - shown.length }
    }),
    chosen: facets.flatMap((part) =>
      [search[part] ?? []].flat().map((id) => ({ part, id, name: names[id] ?? id })),
    ),
    ...{ without: [], spellings: [], near: null, places: null, isFilling: false, ...more },
    ...(search.view === undefined && { places: null }),
  }
}

/** Has these suppliers found in the server's place. @returns the queries that were asked for, oldest first */
export function findAmong(known: readonly KnownSupplier[], more: Partial<SupplierHits> = {}) {
  const asked: string[] = []
  network.answer('GET', suppliersPath, ({ url }) => {
    const { search, searchParams } = new URL(url)
    asked.push(decodeURIComponent(search.slice(1)))
    return Response.json(answerOf(known, readSearch(Object.fromEntries(searchParams)), more))
  })
  return asked
}
