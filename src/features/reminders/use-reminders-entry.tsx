import { useText } from '../../i18n/text-context.ts'
import { useLateDialog } from '../../ui/use-late-dialog.ts'

const load = async () => (await import('./reminders-dialog.tsx')).RemindersDialog

/**
 * The entry of a menu that opens what a person chooses about reminders.
 * @returns `dialog` has to be drawn outside the menu, which closes when the entry is pressed
 */
export function useRemindersEntry() {
  const t = useText()
  const { open, isOpen, setOpen, Dialog } = useLateDialog(load, t('frame.notLoaded'))
  return {
    entry: (
      <button type="button" onClick={open}>
        {t('reminders.title')}
      </button>
    ),
    dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />,
  }
}
