import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** The next step, as a button or a link. */
  action?: ReactNode | undefined
  icon?: IconName | undefined
}

/** Nothing here yet, or nothing to be had: says why and what to do next. */
export function EmptyState({ title, children, action, icon = 'sprout' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
