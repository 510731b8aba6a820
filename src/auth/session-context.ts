import { createContext } from 'react'
import { useProvided } from '../lib/use-provided.ts'
import type { Session } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session of this page. Throws outside of a SessionContext: a mistake in the wiring. */
export function useSession(): Session {
  return useProvided(SessionContext, 'session')
}
