import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import { copy } from './copy.ts'
import type { Section } from './section.ts'

/** Head of the manage page with a section open; a tab is told apart by it. */
export function manageHead(brand: Brand, section: Section = 'profile') {
  const part = section === 'profile' ? copy.title : copy[section]
  return pageHead({
    brand: brand.name,
    page: part,
    description: brand.description,
    hidden: true,
  })
}
