import { useHydrated } from '@tanstack/react-router'
import { useUser } from '../../auth/session-context.ts'
import type { CurrentUser } from '../../contract/membership.ts'

/**
 * Who is signed in. A page from the server is always a guest's, so nobody is until it has been
 * taken over: else the two would not match.
 */
export function useVisitor(): CurrentUser | null {
  const hydrated = useHydrated()
  const user = useUser()
  return hydrated ? user : null
}
