import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { afterPicture } from '#src/lib/after-picture.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import styles from './item-list.module.css'
import { keyText } from './queue-key.ts'
import type { WaitingRow } from './queue-rows.ts'
import { waitingTime } from './waiting-time.ts'

type ItemListProps<Row> = {
  rows: readonly Row[]
  /** Of what is open; null: nothing is. */
  open: string | null
  /** A row, drawn anew only where it changed (`memo`): with each step through a long list two of them do. */
  children: (row: Row, key: string, isOpen: boolean) => ReactElement
}

/** What waits, in its order; the row of what is open stays in sight. */
export function ItemList<Row extends WaitingRow>({ rows, open, children }: ItemListProps<Row>) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    // Where the row is has to be measured, which would lay out the page once more before it is drawn.
    void afterPicture().then(() =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
  }, [open])
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => {
        const key = keyText(row)
        return children(row, key, key === open)
      })}
    </ol>
  )
}

/** Where a row leads, and how it is drawn. */
export type RowPlace = {
  /** When this day began; ms since the epoch. */
  today: number
  href: string
  isOpen: boolean
}

type ItemRowProps = RowPlace & {
  /** What or who it is about, by name. */
  names: readonly string[]
  /** What else it is about. */
  about?: ReactNode
  since: string
  /** Behind the time for which it waits; what is empty is left out. */
  facts: readonly ReactNode[]
  /** Who is at it; null: nobody, or it does not matter. */
  lease: Queued['lease']
}

/** One row of what waits. */
export function ItemRow({ today, href, isOpen, names, about, since, facts, lease }: ItemRowProps) {
  const t = useText()
  return (
    <li>
      <ConsoleLink className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        {names.map((name, at) => (
          <span key={at} className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        ))}
        {about && <span className={styles.about}>{about}</span>}
        <span className={styles.facts}>
          <span>{waitingTime(t, since, today)}</span>
          {facts.map((fact, at) => fact && <span key={at}>{fact}</span>)}
        </span>
        {lease && !lease.isSelf && (
          <span className={styles.lease}>
            <Icon drawing={icons.user} />
            <span>{t('operate.queue.leased', { name: lease.name })}</span>
          </span>
        )}
      </ConsoleLink>
    </li>
  )
}
