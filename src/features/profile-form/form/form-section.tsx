import { useId, type ReactNode } from 'react'
import type { SectionId } from '../draft/section-states.ts'
import styles from './form-section.module.css'
import { SectionMark } from './section-mark.tsx'

type FormSectionProps = {
  /** Target of the navigation's links. */
  id: SectionId
  title: string
  intro?: string | undefined
  children: ReactNode
}

/**
 * One titled part of the form, with how complete it is. Its heading names it; as a named region its
 * title would double labels.
 */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  const stateId = useId()
  return (
    <section id={id} className={styles.section}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 className={styles.title} aria-describedby={stateId}>
            {title}
          </h2>
          <SectionMark id={stateId} section={id} />
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
