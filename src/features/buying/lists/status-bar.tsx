import { type Shortlist, shortlistStatuses } from '#src/contract/buyers/shortlist.ts'
import { useText } from '#src/i18n/text-context.ts'
import styles from './status-bar.module.css'

/** How many suppliers a list has in all. */
export const totalOf = (counts: Shortlist['counts']): number =>
  shortlistStatuses.reduce((sum, status) => sum + counts[status], 0)

/** How far the suppliers of a list are, drawn and in words. */
export function StatusBar({ counts }: { counts: Shortlist['counts'] }) {
  const t = useText()
  const present = shortlistStatuses.filter((status) => counts[status] > 0)
  if (present.length === 0) return null
  return (
    <div className={styles.status}>
      <div className={styles.bar} aria-hidden="true">
        {present.map((status) => (
          <span key={status} data-status={status} style={{ flexGrow: counts[status] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {present.map((status) => (
          <li key={status} data-status={status}>
            {t('buying.lists.count', {
              status: t(`buying.lists.statuses.${status}`),
              count: counts[status],
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
