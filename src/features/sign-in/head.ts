import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { signInCopy } from './copy.ts'

/** Head of the login screen. */
export function loginHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: signInCopy.pageTitle,
    description: signInCopy.pageText,
  })
}

/** Head of `/auth/validate`, which is no place to be found. */
export function validateHead(brand: Brand) {
  return pageHead({
    brand: brand.name,
    page: signInCopy.validateTitle,
    description: signInCopy.pageText,
    hidden: true,
  })
}
