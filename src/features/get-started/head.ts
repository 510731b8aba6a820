import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { startCopy } from './copy.ts'

/** Head of `/get-started`. */
export function startHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: startCopy.pageTitle,
    description: startCopy.description,
    canonical: `${origin}/get-started`,
  })
}
