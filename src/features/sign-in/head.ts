import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { signInHeadCopy } from './head-copy.ts'

/** Head of the login screen. */
export function loginHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: signInHeadCopy.pageTitle,
    description: signInHeadCopy.pageText,
  })
}

/** Head of `/auth/validate`, which search engines must not list. */
export function validateHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: signInHeadCopy.authenticating,
    description: signInHeadCopy.pageText,
    hidden: true,
  })
}
