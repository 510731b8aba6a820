import type { Brand } from '../../contract/brand.ts'
import { pageHead, pageTitle } from '../../lib/page-head.ts'
import { membersCopy } from './copy.ts'

/** Head of the members page. */
export function membersHead(brand: Brand) {
  return pageHead({
    title: pageTitle(membersCopy.title, brand.name),
    description: brand.description,
    hidden: true,
  })
}
