import type { Translate } from '../../i18n/texts.ts'
import type { Section } from './section.ts'

/** Pages about one organisation. */
export type ManagePage = Section | 'members' | 'requests'

/** What a page about an organisation is called in the navigation and in the breadcrumb. */
export function pageName(t: Translate, page: ManagePage): string {
  if (page === 'profile' || page === 'members' || page === 'requests') return t(`manage.${page}`)
  return t(`manage.sections.${page}`)
}
