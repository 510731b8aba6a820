import { createContext, use, useEffectEvent, useLayoutEffect } from 'react'

/** Calls back each time that what failed is worth another try. @returns what ends it */
type WhenReachable = (again: () => void) => () => void

/** Tells when the server can be reached again; by default, when the browser says that it is online. */
export const ReachableContext = createContext<WhenReachable>((again) => {
  window.addEventListener('online', again)
  return () => window.removeEventListener('online', again)
})

/**
 * Retries something as soon as the server can be reached again.
 * @param isWanted whether there is anything to try again
 */
export function useWhenReachable(isWanted: boolean, again: () => void): void {
  const whenReachable = use(ReachableContext)
  const tryAgain = useEffectEvent(again)
  // Before the failure can be seen: what the browser says from then on is heard.
  useLayoutEffect(
    () => (isWanted ? whenReachable(() => tryAgain()) : undefined),
    [whenReachable, isWanted],
  )
}
