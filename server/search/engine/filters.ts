import type { ColumnName } from '../document.ts'
import type { IndexQuery, QueryPart, TreeName } from '../query.ts'
import { addAll, type Bits, keepCommon, noBits, setBit } from './bits.ts'
import type { Column } from './column.ts'
import type { Directory } from './directory.ts'
import type { HeldValues } from './held-values.ts'
import type { Trees } from './trees.ts'

/** What a filter is called: the four conditions on a credential are one. */
export type FilterName =
  Exclude<QueryPart, 'category' | 'credential' | 'assurance' | 'state'> | 'held'
export type Filters = ReadonlyMap<FilterName, Bits>

export type Searched = { directory: Directory; held: HeldValues; trees: Trees }

/** For each filter of a query the suppliers that pass it; the text is found elsewhere. */
export function filtersOf(query: IndexQuery, { directory, held, trees }: Searched): Filters {
  const filters = new Map<FilterName, Bits>()
  const anyOf = (name: FilterName & ColumnName, ids: readonly string[]) => {
    if (ids.length > 0) filters.set(name, havingAny(directory.column(name), ids))
  }
  if (query.held)
    filters.set('held', directory.column('credential').having(held.meeting(query.held)))
  anyOf('product', inTree(trees, 'product', query.product))
  anyOf(
    'region',
    query.region.flatMap((id) => trees.around('region', id)),
  )
  anyOf('country', inTree(trees, 'country', query.country))
  anyOf('size', query.size)
  anyOf('module', query.module)
  if (query.sdg.length > 0) {
    const goals = havingAny(directory.column('sdg'), query.sdg)
    const byCredential = held.verifiedFor(new Set(query.sdg))
    addAll(goals, directory.column('credential').having(byCredential))
    filters.set('sdg', goals)
  }
  if (query.since !== null) filters.set('updated', updatedSince(directory, query.since))
  return filters
}

/** The suppliers that a brand shows at all. */
export function shownBits({ only }: IndexQuery, { directory, held, trees }: Searched): Bits {
  const shown = directory.all()
  const { credentials, regions, portfolios } = only
  if (credentials.length > 0)
    keepCommon(shown, directory.column('credential').having(held.heldOf(new Set(credentials))))
  if (regions.length > 0) {
    const ids = regions.flatMap((id) => trees.around('region', id))
    keepCommon(shown, havingAny(directory.column('region'), ids))
  }
  if (portfolios.length > 0) keepCommon(shown, havingAny(directory.column('portfolio'), portfolios))
  return shown
}

/** Those that pass all filters but one. @param leftOut null: all of them */
export function passing(filters: Filters, shown: Bits, leftOut: FilterName | null): Bits {
  const bits = shown.slice()
  for (const [name, passed] of filters) if (name !== leftOut) keepCommon(bits, passed)
  return bits
}

/** Documents of a column with at least one of the values. */
export function havingAny(column: Column, ids: readonly string[]): Bits {
  const isWanted = new Uint8Array(column.names.length)
  for (const id of ids) {
    const number = column.numberOf(id)
    if (number !== undefined) isWanted[number] = 1
  }
  return column.having(isWanted)
}

const inTree = (trees: Trees, tree: TreeName, ids: readonly string[]) =>
  ids.flatMap((id) => trees.downwards(tree, id))

function updatedSince(directory: Directory, since: number): Bits {
  const bits = noBits(directory.size)
  for (let place = 0; place < directory.size; place += 1)
    if (directory.updatedAt(place) >= since) setBit(bits, place)
  return bits
}
