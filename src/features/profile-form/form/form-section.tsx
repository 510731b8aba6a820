import type { ReactNode } from 'react'
import styles from './form-section.module.css'

type FormSectionProps = {
  /** Target of the navigation's links. */
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** One titled part of the form. Its heading names it; as a named region its title would double labels. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
