import type { ReactNode } from 'react'
import { Icon, type Drawing } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** The next step, as a button or a link. */
  action?: ReactNode | undefined
  icon?: Drawing | undefined
}

/** Nothing here yet, or nothing to be had: says why and what to do next. */
export function EmptyState({ title, children, action, icon = icons.sprout }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon drawing={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
