import { useHydrated } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useText } from '../../i18n/text-context.ts'
import { useSession } from '../../auth/session-context.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './authenticating-overlay.module.css'

/** AUT-4: stands over whatever is shown while a sign-in is under way. */
export function AuthenticatingOverlay() {
  const t = useText()
  const hydrated = useHydrated()
  const { authenticating } = useSnapshot(useSession().state)
  if (!hydrated || !authenticating) return null
  return (
    <div className={styles.overlay}>
      <Spinner label={t('frame.pleaseWait')} />
    </div>
  )
}
