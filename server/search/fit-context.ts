import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FitContext } from '../policies/objective-fit.ts'
import { createTrees } from './engine/trees.ts'
import { searchCatalogueOf } from './search-catalogue.ts'
import { wordsOf } from './words.ts'

/** What an objective is judged by, and which values of trees there are. */
export type ObjectiveCatalogue = FitContext & {
  isKnown(tree: 'product' | 'region' | 'country', id: string): boolean
}

/**
 * The catalogue as objectives ask it, with the same trees, categories and goals as a search.
 * @returns gives the one of now: it is made anew when the catalogue has changed
 */
export function createFitContext(catalogue: Catalogue): () => ObjectiveCatalogue {
  let last: { revision: string; context: ObjectiveCatalogue } | null = null
  return () => {
    const revision = catalogue.shelf.revision()
    if (last?.revision !== revision) last = { revision, context: contextOf(catalogue) }
    return last.context
  }
}

function contextOf(catalogue: Catalogue): ObjectiveCatalogue {
  const nodes = searchCatalogueOf(catalogue)
  const trees = createTrees(nodes.trees)
  const byId = new Map(nodes.credentials.map((one) => [one.id, one]))
  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
  const { product, region, country } = nodes.trees
  const known = { product: idsOf(product), region: idsOf(region), country: idsOf(country) }
  return {
    downwards: (tree, id) => trees.downwards(tree, id),
    around: (id) => trees.around('region', id),
    categoriesOf: (id) => byId.get(id)?.categories ?? [],
    goalsOf: (id) => byId.get(id)?.sdgs ?? [],
    wordsOf,
    isKnown: (tree, id) => known[tree].has(id),
  }
}
