import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { page } from './head-copy.ts'

/** Head of `/dev/gallery`: nobody's search result. */
export function galleryHead(brand: Brand) {
  return pageHead({ brand: brand.name, page, description: brand.description, hidden: true })
}
