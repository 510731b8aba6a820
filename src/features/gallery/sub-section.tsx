import type { ReactNode } from 'react'
import styles from './sub-section.module.css'

type SubSectionProps = { title: string; children: ReactNode }

/** A part of a chapter. */
export function SubSection({ title, children }: SubSectionProps) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
