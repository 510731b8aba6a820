import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { modulesCopy } from '../copy.ts'

type LeaveFormDialogProps = { onStay: () => void; onLeave: () => void }

/** Asks before a form is closed whose answers nobody keeps. */
export function LeaveFormDialog({ onStay, onLeave }: LeaveFormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={modulesCopy.formLeaveTitle}
      description={modulesCopy.formLeaveText}
      footer={
        <>
          <Button variant="primary" onClick={onStay}>
            {modulesCopy.formStay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {modulesCopy.formLeave}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
