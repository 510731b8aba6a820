import { useEffect, useState } from 'react'
import { useData } from '../../data/data-context.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/**
 * The user's address as long as the server says that it is not confirmed. It is asked when the page
 * has opened and when the user comes back to it, as from the mail; not in between, and no more once it
 * is confirmed.
 * @param isWanted whether the reminder would show
 * @returns null: confirmed, or not known
 */
export function useUnconfirmedAddress(isWanted: boolean): string | null {
  const data = useData()
  const [email, setEmail] = useState<string | null>(null)

  useEffect(() => {
    if (!isWanted) return
    const closing = new AbortController()
    const { signal } = closing
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || !data.offline.connectivity.get().isReachable)
        return
      const user = await data.profile.ownUser().catch(() => null)
      // Without an answer, what is shown stays until the next return.
      if (user === null || signal.aborted) return
      const isConfirmed = user.emailVerified !== false
      setEmail(isConfirmed ? null : user.email)
      if (isConfirmed) closing.abort()
    }
    const onReturn = () => void ask()
    void whenIdle().then(() => (signal.aborted ? undefined : ask()))
    document.addEventListener('visibilitychange', onReturn, { signal })
    window.addEventListener('pageshow', onReturn, { signal })
    window.addEventListener('focus', onReturn, { signal })
    return () => closing.abort()
  }, [data, isWanted])
  return email
}
