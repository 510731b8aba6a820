import { useEffect, useState } from 'react'
import type { CurrentUser } from '../../contract/membership.ts'
import { useData } from '../../data/data-context.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/**
 * The user's address as long as it is not confirmed. The sign-in says so first, because a note that comes
 * later moves what the user is about to press. The server is asked when the page has opened and when the
 * user comes back to it, as from the mail; not in between, and no more once the address is confirmed.
 * @param user as of the sign-in
 * @param isWanted whether the reminder would show
 * @param onConfirmed called once the server says that it is confirmed; the same function at every call
 * @returns null: confirmed, or not known
 */
export function useUnconfirmedAddress(
  user: CurrentUser,
  isWanted: boolean,
  onConfirmed: (userId: string) => void,
): string | null {
  const data = useData()
  const [answer, setAnswer] = useState<{ email: string | null } | null>(null)

  useEffect(() => {
    if (!isWanted) return
    const closing = new AbortController()
    const { signal } = closing
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || !data.offline.connectivity.get().isReachable)
        return
      const now = await data.profile.ownUser().catch(() => null)
      // Without an answer, what is shown stays until the next return.
      if (now === null || signal.aborted) return
      const isConfirmed = now.emailVerified !== false
      setAnswer({ email: isConfirmed ? null : now.email })
      if (!isConfirmed) return
      closing.abort()
      onConfirmed(user.id)
    }
    const onReturn = () => void ask()
    void whenIdle().then(() => (signal.aborted ? undefined : ask()))
    document.addEventListener('visibilitychange', onReturn, { signal })
    window.addEventListener('pageshow', onReturn, { signal })
    window.addEventListener('focus', onReturn, { signal })
    return () => closing.abort()
  }, [data, user.id, isWanted, onConfirmed])
  const signedInAs = user.emailVerified === false ? user.email : null
  return answer ? answer.email : signedInAs
}
