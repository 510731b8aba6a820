import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { guideHeadCopy } from './head-copy.ts'

/** Head of `/badge`. Its canonical address names no supplier: search engines list one page for all. */
export function guideHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: guideHeadCopy.pageTitle,
    description: guideHeadCopy.description,
    canonical: `${origin}/badge`,
  })
}
