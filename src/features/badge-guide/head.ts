import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { guideHeadCopy } from './head-copy.ts'

/** Head of `/badge`; whoever's badge it shows, it wants to be found as the page about all of them. */
export function guideHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: guideHeadCopy.pageTitle,
    description: guideHeadCopy.description,
    canonical: `${origin}/badge`,
  })
}
