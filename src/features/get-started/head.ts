import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of `/get-started`. */
export function startHead(t: Translate, brand: Brand, origin: string) {
  return pageHead(t, {
    brand: brand.name,
    page: t('get-started.head.pageTitle'),
    description: import.meta.env.SSR ? t('get-started.head.description') : '',
    canonical: `${origin}/get-started`,
  })
}
