import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { membersCopy } from './copy.ts'

/** Head of the members page. */
export function membersHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: membersCopy.title,
    description: brand.description,
    hidden: true,
  })
}
