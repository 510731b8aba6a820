import { useEffect, useState } from 'react'
import { limits } from '../../contract/limits.ts'

/** Whether the banner shows; after each save the page goes to its top once it could be read (MNG-8). */
export function useSavedBanner() {
  const [saves, setSaves] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (saves === 0) return
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), limits.saveScrollDelay)
    return () => clearTimeout(timer)
  }, [saves])
  return {
    isShown: saves > 0 && !isDismissed,
    show: () => {
      setDismissed(false)
      setSaves((before) => before + 1)
    },
    dismiss: () => setDismissed(true),
  }
}
