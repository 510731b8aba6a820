import { useText } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { useUser } from '../../auth/use-user.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './status-pill.module.css'
import { useStatusSpeech } from './use-status-speech.ts'

/** Says to a guest whether the portal can reach its server (OFF-8); nothing of theirs could wait. */
export function GuestStatus() {
  return useUser() ? null : <Reachability />
}

function Reachability() {
  const t = useText()
  const status: 'offline' | null = useReachable() ? null : 'offline'
  useStatusSpeech({ status, isKnown: true, speechOf: (before, now) => speechOf(t, before, now) })
  return (
    status && (
      // Looks like the pill of a signed-in user, which is a button; every page carries this one.
      <div className={styles.place}>
        <p className={styles.pill} data-tone="neutral">
          <Icon drawing={icons.offline} />
          <span className={styles.words}>{t('frame.reachability.offline')}</span>
        </p>
      </div>
    )
  )
}

/** @returns what to announce; null on the first render, when the page itself shows its state */
function speechOf(
  t: Translate,
  before: 'offline' | null | undefined,
  now: 'offline' | null,
): string | null {
  if (before === undefined || before === now) return null
  return now ? t('frame.reachability.offline') : t('frame.reachability.onlineAgain')
}
