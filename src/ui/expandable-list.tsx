import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Expandable, type ExpandableWords } from './expandable.tsx'
import styles from './expandable.module.css'

export type ExpandableListProps<T> = ExpandableWords & {
  items: readonly T[]
  /** How many show before 'More' is pressed. */
  limit: number
  renderItem: (item: T) => ReactNode
  keyOf: (item: T) => string | number
  className?: string | undefined
}

/** A list that starts short. All of it is in the page: for readers without script, print and search. */
export function ExpandableList<T>(props: ExpandableListProps<T>) {
  const { items, limit, renderItem, keyOf, className, ...words } = props
  return (
    <Expandable hasRest={items.length > limit} {...words}>
      {({ id, open }) => (
        <ul className={clsx(styles.list, className)} id={id} data-open={open}>
          {items.map((item, index) => (
            <li key={keyOf(item)} className={clsx(index >= limit && styles.rest)}>
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
    </Expandable>
  )
}
