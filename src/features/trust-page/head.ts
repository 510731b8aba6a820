import type { Brand } from '../../contract/brand.ts'
import type { Translate } from '../../i18n/texts.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of `/trust`. */
export function trustHead(t: Translate, brand: Brand, origin: string) {
  return pageHead(t, {
    brand: brand.name,
    page: t('trust-page.head.pageTitle'),
    description: t('trust-page.head.description'),
    canonical: `${origin}/trust`,
  })
}
