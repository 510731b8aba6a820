import type { CaseRow } from '#src/contract/operate/reports.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ConsoleLink } from '../console-link.tsx'
import { waitingTime } from '../queue/waiting-time.ts'
import styles from '../queue/queue-list.module.css'
import { caseText } from './case-key.ts'

type CaseListProps = {
  rows: readonly CaseRow[]
  /** When this day began; ms since the epoch. */
  today: number
  /** Of what is open; null: nothing is. */
  open: string | null
  hrefOf: (key: string) => string
  nameOf: (credentialId: string) => string
}

/** Reports or appeals. */
export function CaseList({ rows, today, open, hrefOf, nameOf }: CaseListProps) {
  const t = useText()
  return (
    <ol className={styles.list}>
      {rows.map(({ lease, ...row }) => {
        const key = caseText(row)
        return (
          <li key={key}>
            <ConsoleLink
              className={styles.row}
              href={hrefOf(key)}
              aria-current={key === open ? 'true' : undefined}
            >
              <span className={styles.credential}>
                <bdi>{row.supplier}</bdi>
              </span>
              <span className={styles.supplier}>
                {row.reason
                  ? t(`report-words.reasons.${row.reason}`)
                  : t('operate-reports.list.appeal')}
              </span>
              <span className={styles.facts}>
                <span>{waitingTime(t, row.at, today)}</span>
                {row.credentialId && (
                  <span>
                    <bdi>{nameOf(row.credentialId)}</bdi>
                  </span>
                )}
                {row.outcome && <span>{t(`operate-reports.outcomes.${row.outcome}`)}</span>}
              </span>
              {lease && !lease.isSelf && !row.outcome && (
                <span className={styles.lease}>
                  <Icon drawing={icons.user} />
                  <span>{t('operate.queue.leased', { name: lease.name })}</span>
                </span>
              )}
            </ConsoleLink>
          </li>
        )
      })}
    </ol>
  )
}
