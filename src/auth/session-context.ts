import { createContext, use } from 'react'
import type { Session } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session of this page. Throws outside of a SessionContext: a mistake in the wiring. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext around it.')
  return session
}
