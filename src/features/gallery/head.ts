import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { galleryHeadCopy } from './head-copy.ts'

/** Head of `/dev/gallery`: nobody's search result. */
export function galleryHead(brand: Brand) {
  return pageHead({ brand: brand.name, ...galleryHeadCopy, hidden: true })
}
