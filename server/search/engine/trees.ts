import type { SearchCatalogue, TreeName } from '../query.ts'

/** The trees of the catalogue as the index asks them. */
export type Trees = {
  /** A value and all that it lies in. */
  upwards(tree: TreeName, id: string): readonly string[]
  /** A value, all that lies in it, and all that it lies in. */
  around(tree: TreeName, id: string): readonly string[]
  /** A value and all that lies in it. */
  downwards(tree: TreeName, id: string): readonly string[]
}

export function createTrees(trees: SearchCatalogue['trees']): Trees {
  const parents = mapTrees(trees, (nodes) => new Map(nodes.map(({ id, parent }) => [id, parent])))
  const children = mapTrees(trees, (nodes) =>
    Map.groupBy(
      nodes.filter(({ parent }) => parent !== null),
      ({ parent }) => parent as string,
    ),
  )
  const upwards = (tree: TreeName, id: string): string[] => {
    const parent = parents[tree].get(id)
    return parent ? [id, ...upwards(tree, parent)] : [id]
  }
  const downwards = (tree: TreeName, id: string): string[] => [
    id,
    ...(children[tree].get(id) ?? []).flatMap((child) => downwards(tree, child.id)),
  ]
  return {
    upwards,
    downwards,
    around: (tree, id) => [...upwards(tree, id).slice(1), ...downwards(tree, id)],
  }
}

function mapTrees<Of>(
  trees: SearchCatalogue['trees'],
  make: (nodes: readonly { id: string; parent: string | null }[]) => Of,
): Record<TreeName, Of> {
  return { product: make(trees.product), region: make(trees.region), country: make(trees.country) }
}
