import { Icon } from '#src/ui/icon.tsx'
import { copy } from '../copy.ts'
import { statusIcons, statusTones } from '../outbox-status.ts'
import type { UnsentEntry } from '../unsent-entries.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import styles from './queue.module.css'

/** What is known of something unsent: what it is, how far it is, since when. */
export function ItemFacts({ entry }: { entry: UnsentEntry }) {
  const isReachable = useReachable()
  const { name, state, changedAt } = entry
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{name}</p>
      <p className={styles.state} data-tone={statusTones[state]}>
        <Icon drawing={statusIcons[state]} />
        <span>{stateWords(entry, isReachable)}</span>
      </p>
      <p className={styles.when}>
        <span>{copy.changed}</span>{' '}
        <time dateTime={new Date(changedAt).toISOString()}>{moment.format(changedAt)}</time>
      </p>
    </div>
  )
}

function stateWords({ state, detail }: UnsentEntry, isReachable: boolean): string {
  if (detail !== null) return detail
  return state === 'waiting' && !isReachable ? copy.waitingOffline : copy.states[state]
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
