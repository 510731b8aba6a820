import type { ProductTag } from '#src/contract/catalogue.ts'
import { sectionOf } from '../catalogue/product-tree.ts'
import { industries, type IndustryId } from './data/industries.ts'

export type IndustryIndex = {
  /** Industries that a product or service belongs to. */
  of(productId: string): readonly IndustryId[]
  /** How many products of the catalogue belong to an industry: the fewer, the more it says. */
  breadth(industry: IndustryId): number
}

/** Looks through the catalogue's products once, so that asking costs nothing. */
export function indexIndustries(products: readonly ProductTag[]): IndustryIndex {
  const byProduct = new Map<string, readonly IndustryId[]>()
  const breadths = new Map<IndustryId, number>()
  for (const { id } of products) {
    const section = sectionOf(id)
    const belongsTo = industryIds.filter((industry) => covers(industry, id, section))
    byProduct.set(id, belongsTo)
    for (const industry of belongsTo) breadths.set(industry, (breadths.get(industry) ?? 0) + 1)
  }
  return {
    of: (productId) => byProduct.get(productId) ?? [],
    breadth: (industry) => breadths.get(industry) ?? 0,
  }
}

const industryIds = Object.keys(industries) as IndustryId[]

function covers(industry: IndustryId, product: string, section: string): boolean {
  const { codes, without = [] }: { codes: readonly string[]; without?: readonly string[] } =
    industries[industry]
  const isWithin = (code: string) => code === section || product.startsWith(code)
  return codes.some(isWithin) && !without.some(isWithin)
}
