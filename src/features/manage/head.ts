import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { sectionNames } from './head-copy.ts'

/** Head of a page about one organisation, or of the manage page with a section open: tabs have different titles. */
export function manageHead(brand: Brand, section: keyof typeof sectionNames = 'profile') {
  return pageHead({
    brand: brand.name,
    page: sectionNames[section],
    description: brand.description,
    hidden: true,
  })
}
