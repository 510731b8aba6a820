import type { LocationNode } from '#src/contract/catalogue.ts'
import type { LocationIndex } from './location-index.ts'

/** One visible line of the tree, with what a tree item tells assistive technology. */
export type TreeRow = {
  id: string
  name: string
  level: number
  position: number
  siblings: number
  expandable: boolean
  expanded: boolean
}

/** The lines to show: roots, and the children of what is expanded. */
export function visibleRows(index: LocationIndex, expanded: ReadonlySet<string>): TreeRow[] {
  return rowsOf(index.roots, 1, (node) => expanded.has(node.id))
}

/**
 * The lines that a filter leaves: places whose name contains the text, with the way to them open.
 * What lies below such a place stays reachable by expanding it.
 * @param text trimmed, not empty
 * @param limit most lines returned; `more` tells that there were others
 */
export function filteredRows(
  index: LocationIndex,
  expanded: ReadonlySet<string>,
  text: string,
  limit: number,
): { rows: TreeRow[]; more: boolean } {
  const needle = plain(text)
  const open = new Set(expanded)
  const prune = (nodes: readonly LocationNode[]): LocationNode[] =>
    nodes.flatMap((node) => {
      const children = prune(node.children)
      if (children.length > 0) open.add(node.id)
      if (plain(node.name).includes(needle)) return [node]
      return children.length > 0 ? [{ ...node, children }] : []
    })
  const rows = rowsOf(prune(index.roots), 1, (node) => open.has(node.id))
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}

function rowsOf(
  nodes: readonly LocationNode[],
  level: number,
  isOpen: (node: LocationNode) => boolean,
): TreeRow[] {
  return nodes.flatMap((node, at) => {
    const expandable = node.children.length > 0
    const expanded = expandable && isOpen(node)
    const row: TreeRow = {
      id: node.id,
      name: node.name,
      level,
      position: at + 1,
      siblings: nodes.length,
      expandable,
      expanded,
    }
    return expanded ? [row, ...rowsOf(node.children, level + 1, isOpen)] : [row]
  })
}

/** Text without case and accents, for comparing names. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
