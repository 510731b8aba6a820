import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { sectionNames } from './head-copy.ts'
import type { Section } from './section.ts'

/** Head of the manage page with a section open; a tab is told apart by it. */
export function manageHead(brand: Brand, section: Section = 'profile') {
  return pageHead({
    brand: brand.name,
    page: sectionNames[section],
    description: brand.description,
    hidden: true,
  })
}
