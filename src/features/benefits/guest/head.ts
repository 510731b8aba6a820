import type { Brand } from '#src/contract/brand.ts'
import { pageHead } from '#src/lib/page-head.ts'
import { benefitsHeadCopy } from '../head-copy.ts'

/** Head of `/benefits`. */
export function guestBenefitsHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    page: benefitsHeadCopy.title,
    description: benefitsHeadCopy.guestLead,
    canonical: `${origin}/benefits`,
  })
}
