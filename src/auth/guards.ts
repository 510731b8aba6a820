import { redirect } from '@tanstack/react-router'
import type { CurrentUser } from '../contract/membership.ts'
import { signedInHome } from './return-to.ts'
import type { Session } from './session.ts'

/**
 * For `beforeLoad` of a route that needs a user (RTE-3). A convenience: the server decides again.
 * @param location where the user is going: path, query and fragment (`location.href` of the router)
 * @returns the signed-in user
 * @throws a redirect to the welcome screen, which brings the user back afterwards
 */
export async function requireUser(
  session: Session,
  location: { href: string },
): Promise<CurrentUser> {
  await session.ready()
  const { user } = session.state
  if (user) return user
  throw redirect({ href: `/login?returnTo=${encodeURIComponent(location.href)}` })
}

/**
 * For `beforeLoad` of a guests-only route (RTE-2).
 * @param session of this page
 * @throws a redirect to the default signed-in route when a user is signed in
 */
export async function requireGuest(session: Session): Promise<void> {
  await session.ready()
  if (session.state.user) throw redirect({ href: signedInHome })
}
