import type { ReactNode } from 'react'
import styles from './form-section.module.css'

type FormSectionProps = {
  /** Target of the navigation's links. */
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** One titled part of the form. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  const titleId = `${id}-title`
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
