import { useState, type ComponentType } from 'react'
import type { InviteDialogProps } from '../features/invite/invite-dialog.tsx'
import { siteCopy } from '../features/site-frame/copy.ts'
import { notify } from '../ui/notification-store.ts'

/**
 * The invite dialog of the footer, which is on every screen: its code is fetched when somebody asks
 * for it first.
 */
export function useInvite() {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<InviteDialogProps> } | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function load() {
    try {
      const { InviteDialog } = await import('../features/invite/invite-dialog.tsx')
      setLoaded({ Dialog: InviteDialog })
      setOpen(true)
    } catch {
      notify({ tone: 'critical', message: siteCopy.notLoaded })
    }
  }

  return {
    open: () => (loaded ? setOpen(true) : void load()),
    dialog: loaded && <loaded.Dialog open={isOpen} onOpenChange={setOpen} />,
  }
}
