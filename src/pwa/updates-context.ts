import { createContext } from 'react'
import { useProvided } from '../lib/use-provided.ts'
import type { Updates } from './updates.ts'

export const UpdatesContext = createContext<Updates | null>(null)

/** What this page knows about newer versions of the portal. Throws outside of a provider: a mistake in the wiring. */
export function useUpdates(): Updates {
  return useProvided(UpdatesContext, 'updates')
}
