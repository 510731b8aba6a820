import type { Brand } from '../../contract/brand.ts'
import type { Texts } from '../../i18n/texts.ts'
import { pageHead } from '../../lib/page-head.ts'

type Page = { texts: Pick<Texts, 't'>; brand: Brand; origin: string }

/**
 * Head of `/trust` and of what is below it.
 * @param id of the credential that the page is about
 * @param name of that credential
 */
export function trustHead(
  { texts: { t }, brand, origin }: Page,
  id: string | undefined,
  name: string | undefined,
) {
  return pageHead(t, {
    brand: brand.name,
    page: (id && name) || t('trust-page.head.pageTitle'),
    description: import.meta.env.SSR ? t('trust-page.head.description') : '',
    canonical: origin + (id ? `/trust/${id}` : '/trust'),
  })
}
