import { memo, useEffect, useRef } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { waitingTime } from '../queue/waiting-time.ts'
import styles from '../queue/queue-list.module.css'
import { keyText } from '../queue/queue-key.ts'
import type { QueuedCase } from './case-key.ts'

type CaseListProps = {
  rows: readonly QueuedCase[]
  /** When this day began; ms since the epoch. */
  today: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
  nameOf: (credentialId: string) => string
}

/** Reports or appeals. */
export function CaseList({ rows, today, open, hrefOf, nameOf }: CaseListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <ol className={styles.list} ref={list}>
      {rows.map((row) => {
        const key = keyText(row)
        return (
          <CaseRow
            key={key}
            row={row}
            today={today}
            href={hrefOf(key)}
            isOpen={key === open}
            name={row.credentialId && nameOf(row.credentialId)}
          />
        )
      })}
    </ol>
  )
}

type CaseRowProps = {
  row: QueuedCase
  today: number
  href: string
  isOpen: boolean
  /** Of the credential that it is about; null: it is about the profile. */
  name: string | null
}

/** Drawn anew only where it changed: with each step through a long list two of its rows do. */
const CaseRow = memo(function CaseRow({ row, today, href, isOpen, name }: CaseRowProps) {
  const t = useText()
  const { supplier, reason, since, outcome, lease } = row
  return (
    <li>
      <ConsoleLink className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.credential}>
          <bdi>{supplier}</bdi>
        </span>
        <span className={styles.supplier}>
          {reason ? t(`report-words.reasons.${reason}`) : t('operate-reports.list.appeal')}
        </span>
        <span className={styles.facts}>
          <span>{waitingTime(t, since, today)}</span>
          {name && (
            <span>
              <bdi>{name}</bdi>
            </span>
          )}
          {outcome && <span>{t(`operate-reports.outcomes.${outcome}`)}</span>}
        </span>
        {lease && !lease.isSelf && !outcome && (
          <span className={styles.lease}>
            <Icon drawing={icons.user} />
            <span>{t('operate.queue.leased', { name: lease.name })}</span>
          </span>
        )}
      </ConsoleLink>
    </li>
  )
})
