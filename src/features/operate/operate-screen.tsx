import { useState } from 'react'
import { NotificationRegion } from '#src/ui/notifications.tsx'
import { StatusRegion } from '#src/ui/status.tsx'
import { areaAt, type AreaProps, areasOf } from './areas.ts'
import { FirstBrand } from './brands/guide/first-brand.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { Gate } from './gate.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { usePlace } from './place.ts'
import { UndoBar } from './queue/undo-bar.tsx'
import { useDesk } from './queue/use-desk.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { welcomePath } from './welcome-path.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The whole console: who may see it, and which of its screens the address names. */
export function OperateScreen() {
  const { path } = usePlace()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const showHelp = () => setHelpOpen(true)
  // Here, since it outlasts the screens between which a verifier goes.
  const desk = useDesk()
  return (
    <>
      {path === welcomePath ? (
        <WelcomeScreen />
      ) : (
        <Gate>
          {(grants) => {
            const areas = areasOf(grants)
            const area = areaAt(path, areas)
            const keys = area && 'keys' in area ? area.keys : 'every'
            const isListening = keys === 'list' || keys === 'queue'
            // What is open takes the place of the rows.
            const shownKeys = keys === 'rows' && path !== area?.path ? 'every' : keys
            return (
              <>
                <ConsoleFrame areas={areas} current={area} onHelp={showHelp}>
                  {area && <area.Screen desk={desk} onHelp={showHelp} />}
                  <FirstBrand grants={grants} />
                  {area && !isListening && <CommonKeys desk={desk} onHelp={showHelp} />}
                </ConsoleFrame>
                <KeysDialog of={shownKeys} open={isHelpOpen} onOpenChange={setHelpOpen} />
              </>
            )
          }}
        </Gate>
      )}
      <StatusRegion />
      <NotificationRegion />
    </>
  )
}

/** The keys that every screen has, and the way back from what was decided just before. */
function CommonKeys({ desk, onHelp }: AreaProps) {
  useShortcuts({ u: desk.undo, '?': onHelp })
  return <UndoBar last={desk.newest} busy={desk.isUndoing} onUndo={desk.undo} />
}
