import { type CredentialFacet, credentialFacets } from '#src/contract/discover/facets.ts'
import type { HeldQuery, IndexAnswer, IndexQuery } from '../query.ts'
import { type Bits, countBits, hasBit } from './bits.ts'
import { countPlaces } from './count-places.ts'
import type { FacetCounts } from './facet-counts.ts'
import {
  type FilterName,
  type Filters,
  filtersOf,
  passing,
  type Searched,
  shownBits,
} from './filters.ts'
import { type Groups, takePage } from './take-page.ts'

/** What a text finds: all of it, and in which order it stands; the first group has the number that was asked for. */
export type FoundByText = { found: Bits; groups: Groups }

/** Answers a query. @param text what its text finds; null where it has none */
export function search(
  query: IndexQuery,
  text: FoundByText | null,
  searched: Searched & { counts: FacetCounts },
): IndexAnswer {
  const shown = shownBits(query, searched)
  const filters = new Map(filtersOf(query, searched))
  if (text) filters.set('q', text.found)
  const found = passing(filters, shown, null)
  const total = countBits(found)
  const { directory } = searched
  const groups = text?.groups ?? []
  const page = takePage(query, found, { directory, groups })
  return {
    total,
    ...page,
    byNumber: page.found.filter((no) => groups[0] && hasBit(groups[0], directory.placeOf(no))),
    counts: searched.counts.of(query, filters, shown, searched),
    places: query.towns > 0 ? countPlaces(found, directory, query.towns) : null,
    without: total === 0 ? withoutEach(query, filters, shown, searched) : [],
    unknown: [],
    isFilling: false,
    all: countBits(shown),
  }
}

/** How many would be found without each part of a query: only where one of them is all that is in the way. */
function withoutEach(
  query: IndexQuery,
  filters: Filters,
  shown: Bits,
  { directory, held }: Searched,
): IndexAnswer['without'] {
  const others = [...filters.keys()].filter((name) => name !== 'held')
  const totals = others.map((part: Exclude<FilterName, 'held'>) => ({
    part,
    total: countBits(passing(filters, shown, part)),
  }))
  if (!query.held) return totals.filter(({ total }) => total > 0)
  const asked = query.held
  const rest = passing(filters, shown, 'held')
  const ofHeld = credentialFacets.filter((facet) => isAsked(asked, facet))
  const byFacet = ofHeld.map((part) => {
    // The last condition on credentials takes all of them with it.
    const met = ofHeld.length === 1 ? null : held.meeting(asked, part)
    if (!met) return { part, total: countBits(rest) }
    const bits = directory.column('credential').having(met)
    return { part, total: countBits(passing(new Map([['held', bits]]), rest, null)) }
  })
  return [...totals, ...byFacet].filter(({ total }) => total > 0)
}

function isAsked({ ids, categories, rank, states }: HeldQuery, facet: CredentialFacet): boolean {
  if (facet === 'credential') return ids !== null
  if (facet === 'category') return categories !== null
  return facet === 'assurance' ? rank > 0 : states !== null
}
