import type { Brand } from '../../contract/brand.ts'
import type { Content } from '../../contract/content.ts'
import type { Texts } from '../../i18n/texts.ts'
import { pageHead } from '../../lib/page-head.ts'

type Page = { texts: Pick<Texts, 't'>; brand: Brand; origin: string }

/**
 * Head of `/trust` and of what is below it.
 * @param credential id of the one that the page is about
 */
export function trustHead(
  { texts: { t }, brand, origin }: Page,
  credential: string | undefined,
  guide: Content | null | undefined,
) {
  return pageHead(t, {
    brand: brand.name,
    page: (credential && guide?.title) || t('trust-page.head.pageTitle'),
    description: t('trust-page.head.description'),
    canonical: credential ? `${origin}/trust/${credential}` : `${origin}/trust`,
  })
}
