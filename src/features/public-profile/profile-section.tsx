import type { ReactNode } from 'react'
import styles from './profile-section.module.css'

type ProfileSectionProps = {
  /** Id of the section's heading. */
  id: string
  title: string
  children: ReactNode
}

/** One part of the document: its title in the margin, its content in the measure. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
