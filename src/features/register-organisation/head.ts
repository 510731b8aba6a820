import type { Brand } from '../../contract/brand.ts'
import { pageHead, pageTitle } from '../../lib/page-head.ts'
import { registerCopy } from './copy.ts'

/** Head of `/register/organisation`. */
export function searchHead(brand: Brand) {
  return pageHead({
    title: pageTitle(registerCopy.searchTitle, brand.name),
    description: registerCopy.searchText,
    hidden: true,
  })
}

/** Head of `/register/organisation/setup`. */
export function setupHead(brand: Brand) {
  return pageHead({
    title: pageTitle(registerCopy.setupTitle, brand.name),
    description: registerCopy.setupText,
    hidden: true,
  })
}
