import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { membersHeadCopy } from './head-copy.ts'

/** Head of the members page. */
export function membersHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: membersHeadCopy.title,
    description: brand.description,
    hidden: true,
  })
}
