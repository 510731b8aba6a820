import type { Catalogue } from '../catalogue/catalogue.ts'
import { continentOf, continents } from '../catalogue/continents.ts'
import { parentOfProduct } from '../catalogue/product-tree.ts'
import type { SearchCatalogue } from './query.ts'

type Node = { id: string; parent: string | null }

/** What the index has to know of the catalogue as it is now. */
export function searchCatalogueOf(catalogue: Catalogue): SearchCatalogue {
  const { credentials, products, locations, productById } = catalogue
  const roots: Node[] = continents.map((id) => ({ id, parent: null }))
  const countries: Node[] = locations.map(({ id }) => ({ id, parent: continentOf(id) }))
  const below = (node: (typeof locations)[number]): Node[] =>
    node.children.flatMap((child) => [{ id: child.id, parent: node.id }, ...below(child)])
  return {
    credentials: credentials.map(({ id, sustainabilityBadges, sdgs }) => ({
      ...{ id, categories: sustainabilityBadges, sdgs: sdgs.map(String) },
    })),
    trees: {
      product: products.map(({ id }) => ({
        id,
        parent: parentOfProduct(id, (one) => productById(one) !== undefined),
      })),
      country: [...roots, ...countries],
      region: [...roots, ...countries, ...locations.flatMap(below)],
    },
  }
}
