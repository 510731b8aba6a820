import { momentFormat } from '#src/i18n/moment-format.ts'
import { RichText } from '#src/i18n/rich-text.tsx'
import { useTexts } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { statusIcons, statusTones } from '../outbox-status.ts'
import type { UnsentEntry } from '../unsent-entries.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import styles from './queue.module.css'

/** What is known of something unsent: what it is, how far it is, since when. */
export function ItemFacts({ entry }: { entry: UnsentEntry }) {
  const { t, language } = useTexts()
  const isReachable = useReachable()
  const { name, state, changedAt } = entry
  return (
    <div className={styles.facts}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p className={styles.state} data-tone={statusTones[state]}>
        <Icon drawing={statusIcons[state]} />
        <span>{stateWords(t, entry, isReachable)}</span>
      </p>
      <p className={styles.when}>
        <RichText
          text={t('outbox.changed', { moment: momentFormat(language).format(changedAt) })}
          renderTags={{
            time: (moment) => <time dateTime={new Date(changedAt).toISOString()}>{moment}</time>,
          }}
        />
      </p>
    </div>
  )
}

function stateWords(t: Translate, { state, detail }: UnsentEntry, isReachable: boolean): string {
  if (detail !== null) return detail
  return state === 'waiting' && !isReachable
    ? t('outbox.waitingOffline')
    : t(`outbox.states.${state}`)
}
