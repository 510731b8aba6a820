import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { sectionNames } from './head-copy.ts'
import type { Section } from './section.ts'

/** Head of the manage page with a section open, so that tabs have different titles. */
export function manageHead(brand: Brand, section: Section = 'profile') {
  return pageHead({
    brand: brand.name,
    page: sectionNames[section],
    description: brand.description,
    hidden: true,
  })
}
