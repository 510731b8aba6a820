import type { Translate } from '#src/i18n/texts.ts'
import type { Brand } from '#src/contract/brand.ts'
import { pageHead } from '#src/lib/page-head.ts'

/** Head of `/benefits`. */
export function guestBenefitsHead(t: Translate, brand: Brand, origin: string) {
  return pageHead(t, {
    brand: brand.name,
    page: t('benefits.head.title'),
    description: t('benefits.head.guestLead'),
    canonical: `${origin}/benefits`,
  })
}
