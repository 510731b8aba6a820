import { useSyncExternalStore } from 'react'
import { useOpenData } from './data-context.ts'

/** Whether the server can be reached; true while hydrating, as the server said. */
export function useReachable(): boolean {
  const { connectivity } = useOpenData().offline
  return useSyncExternalStore(
    (changed) => connectivity.subscribe(changed).unsubscribe,
    () => connectivity.get().isReachable,
    () => true,
  )
}
