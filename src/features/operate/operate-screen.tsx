import { useState } from 'react'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { NotificationRegion } from '#src/ui/notifications.tsx'
import { StatusRegion } from '#src/ui/status.tsx'
import { ConsoleFrame, mayBe, peoplePath } from './console-frame.tsx'
import { Gate, StopFrame } from './gate.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useOperate } from './operate-context.ts'
import { usePlace } from './place.ts'
import { PeopleScreen } from './people/people-screen.tsx'
import { QueueScreen } from './queue/queue-screen.tsx'
import { UndoBar } from './queue/undo-bar.tsx'
import { type Desk, useDesk } from './queue/use-desk.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { welcomePath } from './welcome-path.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The whole console: who may see it, and which of its screens the address names. */
export function OperateScreen() {
  const t = useText()
  const { brand } = useOperate()
  const { path } = usePlace()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const showHelp = () => setHelpOpen(true)
  // Here, since it outlasts the screens between which a verifier goes.
  const desk = useDesk()
  const screenOf = (at: string, grants: readonly OperatorGrant[]) => {
    if (at === peoplePath && mayBe(grants, 'admin')) return <People desk={desk} onHelp={showHelp} />
    return mayBe(grants, 'verifier') ? <QueueScreen desk={desk} onHelp={showHelp} /> : null
  }
  return (
    <>
      <title>{`${t('operate.frame.title')} · ${brand.name}`}</title>
      {path === welcomePath ? (
        <WelcomeScreen />
      ) : (
        <Gate>
          {(grants) => (
            <ConsoleFrame grants={grants} onHelp={showHelp}>
              {screenOf(path, grants) ?? <NothingYet />}
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

/** The operators, and the way back from what was decided just before. */
function People({ desk, onHelp }: { desk: Desk; onHelp: () => void }) {
  useShortcuts({ u: desk.undo, '?': onHelp })
  return (
    <>
      <PeopleScreen />
      <UndoBar last={desk.newest} busy={desk.isUndoing} onUndo={desk.undo} />
    </>
  )
}

/** For roles whose work is done on the command line. */
function NothingYet() {
  const t = useText()
  return (
    <StopFrame>
      <EmptyState icon={icons.shield} title={t('operate.gate.other.title')}>
        {t('operate.gate.other.text')}
      </EmptyState>
    </StopFrame>
  )
}
