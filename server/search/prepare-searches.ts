import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CatalogueWords, catalogueWords } from './catalogue-words.ts'
import { createTrees, type Trees } from './engine/trees.ts'
import { createListing, type Listing } from './plan-query.ts'
import type { SearchCatalogue } from './query.ts'
import { searchCatalogueOf } from './search-catalogue.ts'

/** What a search needs of the catalogue. */
type Prepared = {
  revision: string
  words: CatalogueWords
  nodes: SearchCatalogue
  trees: Trees
  listed: Listing
}

/** @returns gives what is made anew whenever the catalogue has changed */
export function prepareSearches(catalogue: Catalogue): () => Prepared {
  let last: Prepared | null = null
  return () => {
    const revision = catalogue.shelf.revision()
    if (last?.revision === revision) return last
    const nodes = searchCatalogueOf(catalogue)
    const trees = createTrees(nodes.trees)
    const listed = createListing(nodes.trees, trees)
    last = { revision, nodes, words: catalogueWords(catalogue), trees, listed }
    return last
  }
}
