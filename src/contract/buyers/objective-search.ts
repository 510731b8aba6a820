import type { SupplierSearch } from '../discover/supplier-search.ts'
import type { NamedPart, Objective } from './objective.ts'

/**
 * A part of an objective as a search.
 * @returns null where no search means the same: no filter is about targets
 */
export function searchOfPart({ kind, values, assurance }: NamedPart): SupplierSearch | null {
  if (kind === 'target') return null
  const ids = values.map(({ id }) => id)
  return { [kind]: ids, ...(assurance && { assurance }) }
}

/**
 * An objective as one search that finds exactly the suppliers that serve it.
 * @returns null where there is none: for 'at least n of several', for targets, and for two parts about credentials,
 *   of which a search asks one and the same credential
 */
export function searchOfObjective({
  parts,
  needed,
}: Pick<Objective, 'parts' | 'needed'>): SupplierSearch | null {
  if (needed !== null && needed < parts.length) return null
  const kinds = parts.map(({ kind }) => (kind === 'category' ? 'credential' : kind))
  if (new Set(kinds).size < kinds.length) return null
  const searches = parts.map(searchOfPart)
  if (searches.includes(null)) return null
  return Object.assign({}, ...searches) as SupplierSearch
}
