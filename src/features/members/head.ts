import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of the members page. */
export function membersHead(t: Translate, brand: Brand) {
  return pageHead(t, {
    brand: brand.name,
    page: t('members.head.title'),
    hidden: true,
  })
}
