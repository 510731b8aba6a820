import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { startHeadCopy } from './head-copy.ts'

/** Head of `/get-started`. */
export function startHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: startHeadCopy.pageTitle,
    description: startHeadCopy.description,
    canonical: `${origin}/get-started`,
  })
}
