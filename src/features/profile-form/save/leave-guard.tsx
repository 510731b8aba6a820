import { useBlocker } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { isDirty } from '../draft/dirty.ts'
import { useProfileForm } from '../form/form-context.ts'
import { leavesScreen } from './leaves-screen.ts'

/**
 * Asks before a route change, a switch of organisation or a closed tab would drop unsaved typing.
 * Closing the tab shows the browser's own question.
 */
export function LeaveGuard() {
  const { draft } = useProfileForm()
  const hasUnsaved = () => isDirty(draft.fields, draft.base)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && leavesScreen(current, next),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={copy.leaveTitle}
      description={copy.leaveText}
      footer={
        <>
          <Button variant="primary" onClick={blocker.reset}>
            {copy.stay}
          </Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {copy.leave}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
