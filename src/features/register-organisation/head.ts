import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of `/register/organisation`. */
export function searchHead(t: Translate, brand: Brand) {
  return pageHead(t, {
    brand: brand.name,
    page: t('register.head.searchTitle'),
    hidden: true,
  })
}

/** Head of `/register/organisation/setup`. */
export function setupHead(t: Translate, brand: Brand) {
  return pageHead(t, {
    brand: brand.name,
    page: t('register.head.setupTitle'),
    hidden: true,
  })
}
