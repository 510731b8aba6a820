import { memo, useEffect, useRef } from 'react'
import type { QueuedClaim } from '#src/contract/operate/claims.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from '../queue/queue-key.ts'
import styles from '../queue/queue-list.module.css'
import { waitingTime } from '../queue/waiting-time.ts'

type ClaimListProps = {
  rows: readonly QueuedClaim[]
  /** When this day began; ms since the epoch. */
  today: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
}

/** The claims that wait, the oldest first. */
export function ClaimList({ rows, today, open, hrefOf }: ClaimListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => {
        const key = keyText(row)
        return (
          <ClaimRow key={key} row={row} today={today} href={hrefOf(key)} isOpen={key === open} />
        )
      })}
    </ol>
  )
}

type ClaimRowProps = { row: QueuedClaim; today: number; href: string; isOpen: boolean }

/** Drawn anew only where it changed: with each step through a long list two of its rows do. */
const ClaimRow = memo(function ClaimRow({ row, today, href, isOpen }: ClaimRowProps) {
  const t = useText()
  const { name, email, supplier, since, kind, lease } = row
  return (
    <li>
      <ConsoleLink className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.credential}>
          <bdi>{name || email}</bdi>
        </span>
        <span className={styles.supplier}>
          <bdi>{supplier}</bdi>
        </span>
        <span className={styles.facts}>
          <span>{waitingTime(t, since, today)}</span>
          <span>{t(`operate-claims.kinds.${kind}`)}</span>
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
