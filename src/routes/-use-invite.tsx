import * as siteCopy from '../features/site-frame/copy.ts'
import { useLateDialog } from '../ui/use-late-dialog.ts'

const load = async () => (await import('../features/invite/invite-dialog.tsx')).InviteDialog

/** The invite dialog of the footer, which is on every screen. */
export function useInvite() {
  const { open, isOpen, setOpen, Dialog } = useLateDialog(load, siteCopy.notLoaded)
  return { open, dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} /> }
}
