import { use, useEffect, useEffectEvent } from 'react'
import { whenBack } from './back-press.ts'
import { TravelContext } from './travel-context.ts'

/**
 * Lets Back take away what lies over the page instead of the page itself; what was opened last goes first.
 * @param isOpen whether it lies there
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const travel = use(TravelContext)
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen || !travel) return
    const ends = [whenBack(travel, () => close()), whenCloseRequested(() => close())]
    return () => {
      for (const end of ends) end()
    }
  }, [travel, isOpen])
}

/** What TypeScript does not know yet: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type Watcher = EventTarget & { destroy(): void; requestClose(): void }
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher
  }
}

/**
 * Calls back when the system asks to close something, as Android does for Back where the browser reports
 * it. Without it Back leaves an application that has just been opened, whose history has no earlier entry.
 * @returns what ends it
 */
function whenCloseRequested(close: () => void): () => void {
  const { CloseWatcher: Watcher } = window
  if (!Watcher) return () => {}
  let watcher: Watcher
  const watch = (): void => {
    watcher = new Watcher()
    watcher.addEventListener('close', () => {
      // A watcher fires once, and a busy dialog may refuse to close.
      watch()
      close()
    })
  }
  watch()
  return () => watcher.destroy()
}
