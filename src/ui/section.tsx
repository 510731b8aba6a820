import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  title: string
  /** One sentence below the title. */
  intro: string
  /** Id of the heading, where the heading names the section as a region of the page. */
  titleId?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One section of a supplier's page: its title, what it is for, and its parts below one another. */
export function Section({ title, intro, titleId, className, children }: SectionProps) {
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </header>
      {children}
    </section>
  )
}
