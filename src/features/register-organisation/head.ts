import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { registerHeadCopy } from './head-copy.ts'

/** Head of `/register/organisation`. */
export function searchHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerHeadCopy.searchTitle,
    description: brand.description,
    hidden: true,
  })
}

/** Head of `/register/organisation/setup`. */
export function setupHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerHeadCopy.setupTitle,
    description: brand.description,
    hidden: true,
  })
}
