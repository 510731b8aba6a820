import { useUser } from '../auth/use-user.ts'
import { useInstallEntry } from '../features/install/use-install-entry.tsx'
import { useRemindersEntry } from '../features/reminders/use-reminders-entry.tsx'
import { useSignOut } from '../features/outbox/sign-out/use-sign-out.tsx'
import { AccountMenu } from '../features/site-frame/account-menu.tsx'
import { accountPageOf } from '../auth/account-page.ts'
import type { Install } from '../pwa/install.ts'
import { useEnvironment } from './-use-environment.ts'

/** The menu of the signed-in user, with the entries and dialogs of other features. */
export function AccountCorner({ install }: { install: Install | null }) {
  const user = useUser()
  const environment = useEnvironment()
  const leaving = useSignOut()
  const installing = useInstallEntry(install)
  const reminding = useRemindersEntry()
  if (!user) return null
  return (
    <>
      <AccountMenu
        user={user}
        accountPage={accountPageOf(environment)}
        entries={
          <>
            {reminding.entry}
            {installing.entry}
          </>
        }
        onSignOut={leaving.signOut}
      />
      {reminding.dialog}
      {installing.dialog}
      {leaving.dialog}
    </>
  )
}
