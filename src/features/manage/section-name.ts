import type { Translate } from '../../i18n/texts.ts'
import type { Section } from './section.ts'

/** What links call a section; the title of the first one is the page's. */
export function sectionName(t: Translate, section: Section): string {
  return section === 'profile' ? t('manage.profile') : t(`manage.sections.${section}`)
}
