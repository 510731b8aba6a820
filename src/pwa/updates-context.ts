import { createContext, use } from 'react'
import { noUpdates, type Updates } from './updates.ts'

export const UpdatesContext = createContext<Updates>(noUpdates)

/** What this page knows about newer versions of the portal. */
export function useUpdates(): Updates {
  return use(UpdatesContext)
}
