import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** For ears only: read by a screen reader, not drawn. */
export function VisuallyHidden({ className, children, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={clsx(styles.hidden, className)}>
      {children}
    </span>
  )
}
