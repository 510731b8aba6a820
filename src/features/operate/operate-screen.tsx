import { useState } from 'react'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { NotificationRegion } from '#src/ui/notifications.tsx'
import { StatusRegion } from '#src/ui/status.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { Gate } from './gate.tsx'
import styles from './gate.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import { useOperate } from './operate-context.ts'
import { usePlace } from './place.ts'
import { QueueScreen } from './queue/queue-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

/** Where an invitation leads; what it carries stands behind the `#`, which no server sees. */
const welcomePath = '/operate/welcome'

/** The whole console: who may see it, and which of its screens the address names. */
export function OperateScreen() {
  const t = useText()
  const { brand } = useOperate()
  const { path } = usePlace()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const showHelp = () => setHelpOpen(true)
  return (
    <>
      <title>{`${t('operate.frame.title')} · ${brand.name}`}</title>
      {path === welcomePath ? (
        <WelcomeScreen />
      ) : (
        <Gate>
          {(grants) => (
            <ConsoleFrame onHelp={showHelp}>
              {mayVerify(grants) ? <QueueScreen onHelp={showHelp} /> : <NothingYet />}
            </ConsoleFrame>
          )}
        </Gate>
      )}
      <KeysDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      <StatusRegion />
      <NotificationRegion />
    </>
  )
}

const mayVerify = (grants: readonly OperatorGrant[]) =>
  grants.some(({ role }) => role === 'verifier' || role === 'admin')

/** For roles whose work is done on the command line. */
function NothingYet() {
  const t = useText()
  return (
    <main id="main" className={styles.stop}>
      <EmptyState icon={icons.shield} title={t('operate.gate.other.title')}>
        {t('operate.gate.other.text')}
      </EmptyState>
    </main>
  )
}
