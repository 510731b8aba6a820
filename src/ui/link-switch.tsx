import type { ReactNode } from 'react'
import styles from './link-switch.module.css'

type LinkSwitchProps = {
  /** What is switched. */
  label: string
  /** Links, the one to what is shown with `aria-current`. */
  children: ReactNode
}

/** Two or more ways to see the same, side by side, each a link. */
export function LinkSwitch({ label, children }: LinkSwitchProps) {
  return (
    <nav className={styles.switch} aria-label={label}>
      {children}
    </nav>
  )
}
