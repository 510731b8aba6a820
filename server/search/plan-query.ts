import { askedStates, type Facet, facets, updatedWithin } from '#src/contract/discover/facets.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import * as limits from '#src/contract/limits.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import type { Brand } from '#src/contract/brand.ts'
import type { Trees } from './engine/trees.ts'
import type {
  Cursor,
  HeldQuery,
  IndexQuery,
  QueryWord,
  SearchCatalogue,
  TreeName,
} from './query.ts'

type Planned = {
  search: SupplierSearch
  words: readonly QueryWord[]
  near: IndexQuery['near']
  after: Cursor | null
  only: Brand['searchConstraints']
  listed: Listing
  /** ms since the epoch. */
  now: number
}

const day = 86_400

/** What the index is asked for a search. */
export function planQuery({ search, words, near, after, only, listed, now }: Planned): IndexQuery {
  // Of the minute: with each second another search, no counts could be kept of it.
  const seconds = Math.floor(now / 60_000) * 60
  const since = (days: string) => seconds - Number(days) * day
  const { product = [], region = [], country = [] } = search
  return {
    text: search.q ?? '',
    words,
    held: heldQuery(search),
    ...{ product, region, country },
    ...{ sdg: search.sdg ?? [], size: search.size ?? [], module: search.module ?? [] },
    since: search.updated ? since(search.updated) : null,
    only: {
      credentials: only.credentialIds,
      regions: only.locationIds,
      portfolios: only.portfolioSlugs,
    },
    // Without words nothing is more relevant than another: what was changed last comes first.
    order: search.sort === 'nearest' && !near ? 'updated' : (search.sort ?? 'relevance'),
    ...{ near, after, take: limits.searchResults },
    count: facets,
    towns: search.view === 'map' ? limits.searchTowns : 0,
    listed: {
      product: listed('product', product),
      region: listed('region', region),
      country: listed('country', country),
    },
    moments: Object.fromEntries(updatedWithin.map((days) => [days, since(days)])),
  }
}

/** Null: no credential is asked for. */
function heldQuery({ credential, category, assurance, state }: SupplierSearch): HeldQuery | null {
  if (!credential && !category && !assurance && !state) return null
  return {
    ids: credential ?? null,
    categories: category ?? null,
    rank: assurance ? assurances.indexOf(assurance) : 0,
    states: state?.flatMap((one) => askedStates[one]) ?? null,
  }
}

/** Levels of a tree that are offered where nothing of it is chosen. */
const levels = { product: 1, region: 2, country: 2 } as const

/** Values of a tree that are offered: its upper levels, what is chosen, and what lies right below and above that. */
export type Listing = (tree: TreeName, chosen: readonly string[]) => readonly string[]

export function createListing(nodes: SearchCatalogue['trees'], trees: Trees): Listing {
  const upperOf = (tree: TreeName) =>
    nodes[tree]
      .filter(({ id }) => trees.upwards(tree, id).length <= levels[tree])
      .map(({ id }) => id)
  const upper = {
    product: upperOf('product'),
    region: upperOf('region'),
    country: upperOf('country'),
  }
  return (tree, chosen) => {
    if (chosen.length === 0) return upper[tree]
    const open = new Set(chosen.flatMap((id) => trees.upwards(tree, id)))
    const below = nodes[tree].filter(({ parent }) => parent !== null && open.has(parent))
    return [...new Set([...upper[tree], ...below.map(({ id }) => id), ...open])]
  }
}

/** @returns an opaque text that `readCursor` reads */
export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** @returns null for what `writeCursor` has not written */
export function readCursor(text: string): Cursor | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const isCursor =
      Array.isArray(parts) &&
      parts.length === 3 &&
      parts.every((one) => typeof one === 'number' && Number.isFinite(one))
    return isCursor ? (parts as unknown as Cursor) : null
  } catch {
    return null
  }
}

/** Whether a facet is a tree. */
export const isTree = (facet: Facet): facet is TreeName => facet in levels
