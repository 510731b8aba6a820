import { memo, useEffect, useRef } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from './queue-key.ts'
import styles from './queue-list.module.css'
import { waitingTime } from './waiting-time.ts'

type QueueListProps = {
  rows: readonly Queued[]
  /** When this day began; ms since the epoch. */
  today: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
  /** What a credential is called. */
  nameOf: (credentialId: string) => string
}

/** What waits, the longest first. */
export function QueueList(props: QueueListProps) {
  const { rows, today, open, hrefOf, nameOf } = props
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => {
        const key = keyText(row)
        return (
          <QueueRow
            key={key}
            row={row}
            today={today}
            href={hrefOf(key)}
            isOpen={key === open}
            name={nameOf(row.credentialId)}
          />
        )
      })}
    </ol>
  )
}

type QueueRowProps = { row: Queued; today: number; href: string; isOpen: boolean; name: string }

/** Drawn anew only where it changed: with each step through a long list two of its rows do. */
const QueueRow = memo(function QueueRow({ row, today, href, isOpen, name }: QueueRowProps) {
  const t = useText()
  const { supplier, since, state, files, lease } = row
  return (
    <li>
      <ConsoleLink className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.credential}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.supplier}>
          <bdi>{supplier}</bdi>
        </span>
        <span className={styles.facts}>
          <span>{waitingTime(t, since, today)}</span>
          <span>{state === 'pending' ? t('operate.queue.new') : t(`operate.states.${state}`)}</span>
          <span>{t('operate.queue.files', { count: files })}</span>
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
