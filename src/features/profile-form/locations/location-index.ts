import type { LocationNode } from '#src/contract/catalogue.ts'
import { plainText } from '#src/lib/plain-text.ts'

/** The location tree with the ways through it that the picker needs. */
export type LocationIndex = {
  readonly roots: readonly LocationNode[]
  node(id: string): LocationNode | undefined
  /** The name as {@link plainText} text, worked out once: every key press compares thousands. */
  plainName(id: string): string
  /** From the parent up to the root. */
  ancestorIds(id: string): string[]
  descendantIds(id: string): string[]
}

/** Indexes a tree once, in one walk. */
export function createLocationIndex(roots: readonly LocationNode[]): LocationIndex {
  const nodes = new Map<string, LocationNode>()
  const plainNames = new Map<string, string>()
  const parents = new Map<string, string>()
  const walk = (level: readonly LocationNode[], parent: string | undefined) => {
    for (const node of level) {
      nodes.set(node.id, node)
      plainNames.set(node.id, plainText(node.name))
      if (parent !== undefined) parents.set(node.id, parent)
      walk(node.children, node.id)
    }
  }
  walk(roots, undefined)

  const ancestorIds = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [parent, ...ancestorIds(parent)]
  }
  const descendantIds = (id: string): string[] =>
    (nodes.get(id)?.children ?? []).flatMap((child) => [child.id, ...descendantIds(child.id)])

  return {
    roots,
    node: (id) => nodes.get(id),
    plainName: (id) => plainNames.get(id) ?? '',
    ancestorIds,
    descendantIds,
  }
}
