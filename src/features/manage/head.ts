import type { Translate } from '../../i18n/texts.ts'
import type { Brand } from '../../contract/brand.ts'
import { pageHead } from '../../lib/page-head.ts'
import type { Section } from './section.ts'

/** Head of the manage page with a section open, so that tabs have different titles. */
export function manageHead(t: Translate, brand: Brand, section: Section = 'profile') {
  return pageHead(t, {
    brand: brand.name,
    page: t(`manage.sections.${section}`),
    hidden: true,
  })
}
