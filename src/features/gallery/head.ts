import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { page } from './head-copy.ts'

/** Head of `/dev/gallery`, which search engines must not list. */
export function galleryHead(t: Translate, brand: Brand) {
  return pageHead(t, { brand: brand.name, page, hidden: true })
}
