import clsx from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import { ExpandToggle } from './expand-toggle.tsx'
import styles from './expandable.module.css'

export type ExpandableListProps<T> = {
  items: readonly T[]
  /** How many show before 'More' is pressed. */
  limit: number
  renderItem: (item: T) => ReactNode
  keyOf: (item: T) => string | number
  /** What the list holds, said with the button, such as 'products and services'. */
  about?: string | undefined
  moreLabel?: string | undefined
  hideLabel?: string | undefined
  className?: string | undefined
}

/** A list that starts short. All of it is in the page: for readers without script, print and search. */
export function ExpandableList<T>(props: ExpandableListProps<T>) {
  const { items, limit, renderItem, keyOf, about, moreLabel = 'More', hideLabel = 'Hide' } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <ul className={clsx(styles.list, props.className)} id={id} data-open={open}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className={clsx(index >= limit && styles.rest)}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {items.length > limit && (
        <ExpandToggle
          open={open}
          onToggle={() => setOpen(!open)}
          controls={id}
          moreLabel={moreLabel}
          hideLabel={hideLabel}
          about={about}
        />
      )}
    </div>
  )
}
