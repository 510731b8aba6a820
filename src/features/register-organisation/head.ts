import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { registerHeadCopy } from './head-copy.ts'

/** Head of `/register/organisation`. */
export function searchHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerHeadCopy.searchTitle,
    description: registerHeadCopy.searchText,
    hidden: true,
  })
}

/** Head of `/register/organisation/setup`. */
export function setupHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerHeadCopy.setupTitle,
    description: registerHeadCopy.setupText,
    hidden: true,
  })
}
