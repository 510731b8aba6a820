import type { Brand } from '#src/contract/brand.ts'
import { pageHead } from '#src/lib/page-head.ts'
import { benefitsCopy, guestCopy } from '../copy.ts'

/** Head of `/benefits`. */
export function guestBenefitsHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: benefitsCopy.title,
    description: guestCopy.lead,
    canonical: `${origin}/benefits`,
  })
}
