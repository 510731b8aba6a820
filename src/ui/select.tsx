import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { Icon } from './icon.tsx'

export type SelectProps = ComponentProps<'select'>

/** The browser's own select, so that phones show their own picker. Options are its children. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={styles.select}>
      <select {...rest} className={clsx(styles.control, className)}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
