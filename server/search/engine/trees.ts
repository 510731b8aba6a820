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
  // A search asks for thousands of them.
  const upwards = remembered((tree, id) => {
    const parent = parents[tree].get(id)
    return parent ? [id, ...upwards(tree, parent)] : [id]
  })
  const downwards = remembered((tree, id) => [
    id,
    ...(children[tree].get(id) ?? []).flatMap((child) => downwards(tree, child.id)),
  ])
  const around = remembered((tree, id) => [...upwards(tree, id).slice(1), ...downwards(tree, id)])
  return { upwards, downwards, around }
}

function mapTrees<Of>(
  trees: SearchCatalogue['trees'],
  make: (nodes: readonly { id: string; parent: string | null }[]) => Of,
): Record<TreeName, Of> {
  return { product: make(trees.product), region: make(trees.region), country: make(trees.country) }
}

type Walk = (tree: TreeName, id: string) => readonly string[]

/** A walk that is done once for each value; what stands alone may be any text of a stranger, and is not kept. */
function remembered(walk: Walk): Walk {
  const known: Record<TreeName, Map<string, readonly string[]>> = {
    ...{ product: new Map(), region: new Map(), country: new Map() },
  }
  return (tree, id) => {
    const found = known[tree].get(id)
    if (found) return found
    const ids = walk(tree, id)
    if (ids.length > 1) known[tree].set(id, ids)
    return ids
  }
}
