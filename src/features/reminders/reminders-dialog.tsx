import { useUser } from '../../auth/use-user.ts'
import { useData } from '../../data/data-context.ts'
import { useText } from '../../i18n/text-context.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { CalendarChoice } from './calendar-choice.tsx'
import { MailChoice } from './mail-choice.tsx'
import styles from './reminders-dialog.module.css'

type RemindersDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** How a person learns of the last days of credentials: by mail, in their own calendar (TRU-6). */
export function RemindersDialog({ open, onOpenChange }: RemindersDialogProps) {
  const t = useText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('reminders.title')}>
      <Choices />
    </Dialog>
  )
}

/** Asked for whenever the dialog opens: another device may have changed them. */
function Choices() {
  const t = useText()
  const data = useData()
  const user = useUser()
  const loaded = useLoaded('reminders', () => data.reminders.choices())
  return (
    <ListState
      loaded={loaded}
      loadingText={t('reminders.loading')}
      failedText={t('reminders.failed')}
      height="20rem"
    >
      {({ isOn, isSent, calendarSince }) => (
        <div className={styles.choices}>
          <MailChoice isOn={isOn} isSent={isSent} email={user?.email ?? ''} />
          <CalendarChoice since={calendarSince} />
        </div>
      )}
    </ListState>
  )
}
