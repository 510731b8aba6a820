import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import { snapshot } from 'valtio/vanilla'
import type { CurrentUser } from '../contract/membership.ts'
import { useSession } from './session-context.ts'

/**
 * The signed-in user, null for a guest. While the server's markup is being hydrated the answer is
 * null, as it was on the server, and right after it the real one: hydration never mismatches.
 */
export function useUser(): CurrentUser | null {
  const { state } = useSession()
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => snapshot(state).user,
    () => null,
  )
}
