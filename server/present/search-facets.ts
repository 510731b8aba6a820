import { sustainabilityCategories } from '#src/contract/categories.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import {
  askedAssurances,
  askedStateNames,
  type Facet,
  facets,
} from '#src/contract/discover/facets.ts'
import type { FacetValue, SearchFacet } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import * as limits from '#src/contract/limits.ts'
import type { Trees } from '../search/engine/trees.ts'
import { isTree } from '../search/plan-query.ts'
import type { IndexAnswer, TreeName } from '../search/query.ts'

export type NameOf = (facet: Facet, id: string) => string
type Counts = ReadonlyMap<string, number>

/**
 * The facets of a search as they are offered: the values that most suppliers have, and what is chosen; all of them
 * where more are wanted.
 */
export function presentFacets(
  search: SupplierSearch,
  counts: IndexAnswer['counts'],
  { nameOf, trees }: { nameOf: NameOf; trees: Trees },
): SearchFacet[] {
  return facets.map((facet) => {
    const own: Counts = new Map(counts[facet])
    const chosen = [search[facet] ?? []].flat()
    const isWhole = search.more?.includes(facet) ?? false
    const offered = isTree(facet)
      ? treeValues(facet, { own, chosen, isWhole, trees })
      : flatValues(facet, { own, chosen, isWhole, nameOf })
    const values = offered.map(({ id, ...place }): FacetValue => ({
      ...{ id, name: nameOf(facet, id), count: own.get(id) ?? 0, ...place },
    }))
    const shown = new Set(values.map(({ id }) => id))
    return { facet, values, others: [...own.keys()].filter((id) => !shown.has(id)).length }
  })
}

type Offered = { id: string; depth?: number; hasMore?: boolean }
type Wanted = { own: Counts; chosen: readonly string[]; isWhole: boolean }

/** Facets whose few values stand in an order of their own. */
const ordered: readonly Facet[] = ['category', 'assurance', 'state', 'sdg', 'size', 'updated']

function flatValues(
  facet: Facet,
  { own, chosen, isWhole, nameOf }: Wanted & { nameOf: NameOf },
): Offered[] {
  const byCount = [...own].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
  const most = facet === 'sdg' || isWhole ? Infinity : limits.facetPreview
  const kept = new Set([...chosen, ...byCount.slice(0, most)])
  const ids = [...new Set([...byCount, ...chosen])].filter((id) => kept.has(id))
  const inOrder = ordered.includes(facet)
    ? ids.toSorted((one, other) => compareIds(facet, one, other))
    : isWhole
      ? ids.toSorted((one, other) => nameOf(facet, one).localeCompare(nameOf(facet, other)))
      : ids
  return inOrder.map((id) => ({ id }))
}

const orders: Partial<Record<Facet, readonly string[]>> = {
  category: sustainabilityCategories,
  assurance: askedAssurances,
  state: askedStateNames,
  size: companySizes,
}

/** Numbers by their value, all else as the contract has it. */
const compareIds = (facet: Facet, one: string, other: string) =>
  (orders[facet]?.indexOf(one) ?? Number(one)) - (orders[facet]?.indexOf(other) ?? Number(other))

/**
 * Values of a tree: what has most suppliers with what it lies in, what is chosen with all that lies right below it.
 */
function treeValues(
  tree: TreeName,
  { own, chosen, isWhole, trees }: Wanted & { trees: Trees },
): Offered[] {
  const path = (id: string) => trees.upwards(tree, id)
  const parentOf = (id: string) => path(id)[1] ?? null
  const byCount = (ids: readonly string[]) =>
    ids.toSorted((one, other) => (own.get(other) ?? 0) - (own.get(one) ?? 0))
  const few = (ids: readonly string[]) =>
    byCount(ids).slice(0, isWhole ? undefined : limits.facetPreview)
  const all = [...own.keys()]
  const parents = new Set(all.map(parentOf))
  const kept = new Set(
    [
      ...(isWhole ? all : few(all.filter((id) => !parents.has(id)))),
      ...chosen,
      ...chosen.flatMap((id) => few(all.filter((one) => parentOf(one) === id))),
    ].flatMap(path),
  )
  const below = (parent: string | null): Offered[] =>
    byCount([...kept].filter((id) => parentOf(id) === parent)).flatMap((id) => [
      { id, depth: path(id).length - 1, hasMore: trees.downwards(tree, id).length > 1 },
      ...below(id),
    ])
  return below(null)
}
