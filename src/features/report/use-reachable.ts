import { useSyncExternalStore } from 'react'
import { useReporting } from './report-context.ts'

/** Whether the server can be reached, as far as is known. */
export function useReachable(): boolean {
  const { followReachable, isReachable } = useReporting()
  return useSyncExternalStore(followReachable, isReachable)
}
