import type { ReactNode } from 'react'
import styles from './state.module.css'

type StateProps = {
  label: string
  /** Takes the whole width, for what needs room. */
  wide?: boolean
  children: ReactNode
}

/** One state of a component under its name. */
export function State({ label, wide, children }: StateProps) {
  return (
    <figure className={styles.state} data-wide={wide || undefined}>
      <figcaption>{label}</figcaption>
      <div className={styles.stage}>{children}</div>
    </figure>
  )
}
