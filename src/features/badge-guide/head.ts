import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of `/badge`. Its canonical address names no supplier: search engines list one page for all. */
export function guideHead(t: Translate, brand: Brand, origin: string) {
  return pageHead(t, {
    brand: brand.name,
    page: t('badge-guide.head.pageTitle'),
    description: import.meta.env.SSR ? t('badge-guide.head.description') : '',
    canonical: `${origin}/badge`,
  })
}
