import type { LocationNode } from '#src/contract/catalogue.ts'
import type { MatchRange } from '#src/lib/match-ranges.ts'
import type { LocationIndex } from './location-index.ts'
import { plainText } from '#src/lib/plain-text.ts'

/** One visible line of the tree, with what a tree item tells assistive technology. */
export type TreeRow = {
  id: string
  name: string
  /** Where a filter matches the name. */
  matches: readonly MatchRange[]
  level: number
  position: number
  siblings: number
  expandable: boolean
  expanded: boolean
}

/** The lines to show: roots, and the children of what is expanded. */
export function visibleRows(index: LocationIndex, expanded: ReadonlySet<string>): TreeRow[] {
  return rowsOf(
    index.roots,
    1,
    (node) => expanded.has(node.id),
    () => [],
  )
}

/**
 * The lines that a filter leaves: places whose name contains the text, with the way to them open.
 * What lies below such a place stays reachable by expanding it.
 * @param text trimmed, not empty
 */
export function filteredRows(
  index: LocationIndex,
  expanded: ReadonlySet<string>,
  text: string,
): TreeRow[] {
  const needle = plainText(text)
  const open = new Set(expanded)
  const prune = (nodes: readonly LocationNode[]): LocationNode[] =>
    nodes.flatMap((node) => {
      const children = prune(node.children)
      if (children.length > 0) open.add(node.id)
      if (index.plainName(node.id).includes(needle)) return [node]
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return rowsOf(
    prune(index.roots),
    1,
    (node) => open.has(node.id),
    (node) => matchesIn(node.name, index.plainName(node.id), needle),
  )
}

/** None where a letter of the name is not one letter of its plain form: places would not agree. */
function matchesIn(name: string, plainName: string, needle: string): MatchRange[] {
  const from = plainName.length === name.length ? plainName.indexOf(needle) : -1
  return from < 0 ? [] : [[from, from + needle.length]]
}

function rowsOf(
  nodes: readonly LocationNode[],
  level: number,
  isOpen: (node: LocationNode) => boolean,
  matchesOf: (node: LocationNode) => readonly MatchRange[],
): TreeRow[] {
  return nodes.flatMap((node, at) => {
    const expandable = node.children.length > 0
    const expanded = expandable && isOpen(node)
    const row: TreeRow = {
      id: node.id,
      name: node.name,
      matches: matchesOf(node),
      level,
      position: at + 1,
      siblings: nodes.length,
      expandable,
      expanded,
    }
    return expanded ? [row, ...rowsOf(node.children, level + 1, isOpen, matchesOf)] : [row]
  })
}
