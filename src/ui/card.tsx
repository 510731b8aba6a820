import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  /** The whole card opens something: it answers the pointer. Put one link or button inside. */
  interactive?: boolean | undefined
}

/** Something that can be picked up or opened. Anything else needs only a hairline. */
export function Card({ interactive, className, children, ...rest }: CardProps) {
  return (
    <div {...rest} className={clsx(styles.card, interactive && styles.interactive, className)}>
      {children}
    </div>
  )
}
