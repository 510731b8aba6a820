import { useData } from '#src/data/data-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { copy } from '../copy.ts'
import { ExportButton } from '../export-button.tsx'
import { ExportHint } from '../queue/export-hint.tsx'
import { ItemFacts } from '../queue/item-facts.tsx'
import queue from '../queue/queue.module.css'
import { SendButton } from '../send-button.tsx'
import { useUnsent } from '../use-unsent.ts'

export type SignOutDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignOut: () => void
}

/**
 * Lists what signing out would remove. Once all of it was sent from here it says so and waits:
 * only a press signs the user out.
 */
export function SignOutDialog({ open, onOpenChange, onSignOut }: SignOutDialogProps) {
  const all = useUnsent()
  const answers = useData().outbox.countKeptAnswers()
  const isEmpty = all.length + answers === 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isEmpty ? copy.nothingLeftTitle : copy.signOutTitle}
      description={isEmpty ? copy.nothingLeftText : copy.signOutText}
      footer={
        <>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {copy.stay}
          </Button>
          {isEmpty ? (
            <Button variant="secondary" onClick={onSignOut}>
              {copy.signOut}
            </Button>
          ) : (
            <Button variant="danger" onClick={onSignOut}>
              {copy.signOutDiscard}
            </Button>
          )}
        </>
      }
    >
      {!isEmpty && (
        <>
          <ul className={queue.list}>
            {all.map((one) => (
              <li key={one.id} className={queue.item}>
                <ItemFacts entry={one} />
              </li>
            ))}
            {answers > 0 && (
              <li className={queue.item}>
                <p className={queue.name}>{copy.answers(answers)}</p>
              </li>
            )}
          </ul>
          {all.length > 0 && (
            <>
              <div className={queue.actions}>
                <SendButton />
                <ExportButton />
              </div>
              <ExportHint />
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
