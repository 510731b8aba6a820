import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './container.module.css'

export type ContainerProps = ComponentProps<'div'> & {
  /** `page` 74 rem, `form` 44 rem, `text` the measure of running text. */
  width?: 'page' | 'form' | 'text' | undefined
}

/** Keeps the page's width and its margins, safe areas included. */
export function Container({ width = 'page', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={clsx(styles.container, styles[width], className)}>
      {children}
    </div>
  )
}
