import type { Brand } from '../../contract/brand.ts'
import { pageHead, pageTitle } from '../../lib/page-head.ts'
import { copy } from './copy.ts'

/** Head of the manage page. */
export function manageHead(brand: Brand) {
  return pageHead({
    title: pageTitle(copy.title, brand.name),
    description: brand.description,
    hidden: true,
  })
}
