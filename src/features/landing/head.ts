import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'

/** Head of `/`; it wants to be known by one address, whatever led to it. */
export function landingHead(brand: Brand, origin: string) {
  return pageHead({
    brand: brand.name,
    description: brand.description,
    canonical: `${origin}/`,
  })
}
