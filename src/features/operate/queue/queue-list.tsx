import { useEffect, useRef } from 'react'
import type { Queued } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { keyText } from './queue-key.ts'
import styles from './queue-list.module.css'
import { waitingTime } from './waiting-time.ts'

type QueueListProps = {
  rows: readonly Queued[]
  /** ms since the epoch */
  now: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
  /** What a credential is called. */
  nameOf: (credentialId: string) => string
  hasMore: boolean
  onMore: () => void
}

/** What waits, the longest first. */
export function QueueList(props: QueueListProps) {
  const { rows, now, open, hrefOf, nameOf, hasMore, onMore } = props
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <>
      <ol className={styles.list} ref={list}>
        {rows.map((row) => {
          const key = keyText(row)
          return (
            <li key={key}>
              <ConsoleLink
                className={styles.row}
                href={hrefOf(key)}
                aria-current={key === open ? 'true' : undefined}
              >
                <span className={styles.credential}>
                  <bdi>{nameOf(row.credentialId)}</bdi>
                </span>
                <span className={styles.supplier}>
                  <bdi>{row.supplier}</bdi>
                </span>
                <span className={styles.facts}>
                  <span>{waitingTime(t, row.since, now)}</span>
                  <span>
                    {row.state === 'pending'
                      ? t('operate.queue.new')
                      : t(`operate.states.${row.state}`)}
                  </span>
                  <span>{t('operate.queue.files', { count: row.files })}</span>
                </span>
                {row.lease && !row.lease.isSelf && (
                  <span className={styles.lease}>
                    <Icon drawing={icons.user} />
                    <span>{t('operate.queue.leased', { name: row.lease.name })}</span>
                  </span>
                )}
              </ConsoleLink>
            </li>
          )
        })}
      </ol>
      {hasMore && (
        <Button variant="quiet" onClick={onMore}>
          {t('operate.queue.more')}
        </Button>
      )}
    </>
  )
}
