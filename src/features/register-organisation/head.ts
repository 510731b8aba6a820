import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { registerCopy } from './copy.ts'

/** Head of `/register/organisation`. */
export function searchHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerCopy.searchTitle,
    description: registerCopy.searchText,
    hidden: true,
  })
}

/** Head of `/register/organisation/setup`. */
export function setupHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: registerCopy.setupTitle,
    description: registerCopy.setupText,
    hidden: true,
  })
}
