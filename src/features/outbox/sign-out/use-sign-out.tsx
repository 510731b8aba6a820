import { useText } from '#src/i18n/text-context.ts'
import { useSession } from '#src/auth/session-context.ts'
import { useData } from '#src/data/data-context.ts'
import { notify } from '#src/ui/notification-store.ts'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'
import { loadSignOutDialog } from '../late-dialogs.ts'

/**
 * Signing out, which asks first where it would remove what only this device has (OFF-10).
 * @returns `dialog` has to be drawn somewhere
 */
export function useSignOut() {
  const t = useText()
  const { outbox } = useData()
  const session = useSession()
  const { open, isOpen, setOpen, Dialog } = useLateDialog(
    loadSignOutDialog,
    t('outbox-status.notLoaded'),
  )

  /** @returns null when the drafts cannot be read */
  async function hasUnsent(): Promise<boolean | null> {
    await outbox.flushDrafts()
    if (!(await outbox.open())) return null
    const { state, evidenceQueue } = outbox
    const typed = outbox.countStoredAnswers() + outbox.countForms()
    return state.items.length + evidenceQueue.files.length + typed > 0
  }

  async function signOut() {
    const unsent = await hasUnsent()
    // Not knowing is no reason to throw anything away.
    if (unsent === null)
      return notify({ tone: 'critical', message: t('outbox-status.signOutFailed') })
    if (unsent) return open()
    await session.logout()
  }

  function leave() {
    setOpen(false)
    void session.logout()
  }
  return {
    signOut: () => void signOut(),
    dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} onSignOut={leave} />,
  }
}
