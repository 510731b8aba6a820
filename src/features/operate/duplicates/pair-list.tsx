import { memo, useEffect, useRef } from 'react'
import type { QueuedPair } from '#src/contract/operate/duplicates.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from '../queue/queue-key.ts'
import styles from '../queue/queue-list.module.css'
import { waitingTime } from '../queue/waiting-time.ts'

type PairListProps = {
  rows: readonly QueuedPair[]
  /** When this day began; ms since the epoch. */
  today: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
}

/** The pairs that wait, the one that was found first at the beginning. */
export function PairList({ rows, today, open, hrefOf }: PairListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => {
        const key = keyText(row)
        return (
          <PairRow key={key} row={row} today={today} href={hrefOf(key)} isOpen={key === open} />
        )
      })}
    </ol>
  )
}

type PairRowProps = { row: QueuedPair; today: number; href: string; isOpen: boolean }

/** Drawn anew only where it changed: with each step through a long list two of its rows do. */
const PairRow = memo(function PairRow({ row, today, href, isOpen }: PairRowProps) {
  const t = useText()
  const { supplier, other, since, reasons, lease } = row
  return (
    <li>
      <ConsoleLink className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.credential}>
          <bdi>{supplier}</bdi>
        </span>
        <span className={styles.credential}>
          <bdi>{other.supplier}</bdi>
        </span>
        <span className={styles.facts}>
          <span>{waitingTime(t, since, today)}</span>
          {reasons.map((reason) => (
            <span key={reason}>{t(`operate-duplicates.short.${reason}`)}</span>
          ))}
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
})
