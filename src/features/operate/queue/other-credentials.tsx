import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './item-history.module.css'

type OtherCredentialsProps = {
  others: QueueItem['others']
  nameOf: (credentialId: string) => string
}

/** What else the supplier holds or says to hold, and how it stands. */
export function OtherCredentials({ others, nameOf }: OtherCredentialsProps) {
  const t = useText()
  if (others.length === 0) return null
  return (
    <details className={styles.history}>
      <summary>
        {t('operate.item.others', { count: others.length })}
        <Icon drawing={icons.chevronDown} />
      </summary>
      <ul>
        {others.map(({ credentialId, state }) => (
          <li key={credentialId}>
            <bdi>{nameOf(credentialId)}</bdi>: {t(`operate.states.${state}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
