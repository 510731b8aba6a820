import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Says when the person comes back to this tab, one time after the other.
 * @param isAwaited whether they have something to do elsewhere
 */
export function useComesBack(isAwaited: boolean, onBack: () => Promise<void>): void {
  const back = useEffectEvent(onBack)
  // Before anything is seen of what they have to do: they may be back in the same moment.
  useLayoutEffect(() => {
    if (!isAwaited) return
    let isUnderWay = false
    const comeBack = () => {
      // The window's focus and the page's visibility change together.
      if (isUnderWay || document.visibilityState !== 'visible') return
      isUnderWay = true
      void back().finally(() => {
        isUnderWay = false
      })
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [isAwaited])
}
