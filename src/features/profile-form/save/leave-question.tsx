import { useBlocker } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { leavesScreen } from './leaves-screen.ts'

type LeaveQuestionProps = {
  /** Whether leaving now would lose something. */
  wouldLose: () => boolean
  title: string
  text: string
  /** Words on the buttons. */
  stay: string
  leave: string
}

/**
 * Asks before a route change, a switch of organisation or a closed tab would drop something. Closing
 * the tab shows the browser's own question.
 */
export function LeaveQuestion({ wouldLose, title, text, stay, leave }: LeaveQuestionProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => wouldLose() && leavesScreen(current, next),
    enableBeforeUnload: wouldLose,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="primary" onClick={blocker.reset}>
            {stay}
          </Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {leave}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
