import { Dialog } from '../../ui/dialog.tsx'
import { inviteCopy } from './copy.ts'

export type InviteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Invites suppliers by e-mail, from the footer and from the manage page (INV-1). */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={inviteCopy.title}>
      {null}
    </Dialog>
  )
}
