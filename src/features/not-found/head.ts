import type { Brand } from '../../contract/brand.ts'
import { pageHead, pageTitle } from '../../lib/page-head.ts'
import { notFoundCopy } from './copy.ts'

/** Head of the page for an unknown address. */
export function notFoundHead(brand: Brand) {
  return pageHead({
    title: pageTitle(notFoundCopy.title, brand.name),
    description: notFoundCopy.text,
    hidden: true,
  })
}
