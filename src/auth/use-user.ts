import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '../contract/membership.ts'
import { useSession } from './session-context.ts'

/**
 * The signed-in user, null for a guest. While the server's markup is being hydrated the answer is
 * null, as it was on the server, and right after it the real one: hydration never mismatches.
 */
export function useUser(): CurrentUser | null {
  const session = useSession()
  return useSyncExternalStore(
    session.follow,
    () => session.state.user,
    () => null,
  )
}
