import { useUser } from '../auth/use-user.ts'
import { InstallEntry } from '../features/install/install-entry.tsx'
import { useSignOut } from '../features/outbox/sign-out/use-sign-out.tsx'
import { AccountMenu } from '../features/site-frame/account-menu.tsx'
import type { Install } from '../pwa/install.ts'

/** The menu of whoever is signed in, with what other features put into it. */
export function AccountCorner({ install }: { install: Install | null }) {
  const user = useUser()
  const leaving = useSignOut()
  if (!user) return null
  return (
    <>
      <AccountMenu
        user={user}
        entry={install && <InstallEntry install={install} />}
        onSignOut={leaving.signOut}
      />
      {leaving.dialog}
    </>
  )
}
