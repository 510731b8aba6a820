import type { UserSession } from './session.ts'

/**
 * Renews the token with the sign-in that another tab has made meanwhile, although the old token has not
 * expired: only a new one says that the person has proved anew who they are. Never rejects.
 * @returns whether a new token could be had
 */
export async function takeUpSignIn(
  session: Pick<UserSession, 'refreshToken' | 'startAfresh'>,
): Promise<boolean> {
  session.startAfresh()
  return session.refreshToken().then(
    () => true,
    () => false,
  )
}
