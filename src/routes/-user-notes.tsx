import { useSnapshot } from 'valtio'
import { useSession } from '../auth/session-context.ts'
import { useUser } from '../auth/use-user.ts'
import { AddressReminder } from '../features/address-reminder/address-reminder.tsx'
import { SignInAgain } from '../features/site-frame/sign-in-again.tsx'
import { sendAgainPageOf } from '../auth/account-page.ts'
import { useEnvironment } from './-use-environment.ts'

/** The notes that a signed-in user sees above every screen. */
export function UserNotes() {
  const environment = useEnvironment()
  const { requiresReAuthentication } = useSnapshot(useSession().state)
  const user = useUser()
  const sendAgain = sendAgainPageOf(environment)
  return (
    <>
      <SignInAgain />
      {user && !requiresReAuthentication && sendAgain && (
        <AddressReminder key={user.id} user={user} sendAgain={sendAgain} />
      )}
    </>
  )
}
