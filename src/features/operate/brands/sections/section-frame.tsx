import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Section as UiSection } from '#src/ui/section.tsx'
import type { Section } from '../draft/field-names.ts'
import styles from './sections.module.css'

/** A section of the editor with its title and what it is for. */
export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const t = useText()
  return (
    <UiSection
      title={t(`operate-brands.sections.${section}`)}
      intro={t(`operate-brands.intros.${section}`)}
      titleId={`section-${section}`}
      className={styles.section}
    >
      {children}
    </UiSection>
  )
}
