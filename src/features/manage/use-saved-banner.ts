import { useEffect, useRef, useState } from 'react'
import * as limits from '../../contract/limits.ts'

/**
 * Whether the banner shows; after each save the page goes to its top once it could be read (MNG-8), and
 * the focus goes along unless the user has begun to type elsewhere.
 * @param slug of the organisation that is open
 */
export function useSavedBanner(slug: string) {
  const banner = useRef<HTMLDivElement>(null)
  const [saved, setSaved] = useState<{ slug: string } | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (!saved) return
    const pressed = document.activeElement
    const timer = setTimeout(() => {
      // The focus stays where the user has moved it in the meantime.
      if (document.activeElement !== pressed) return
      window.scrollTo({ top: 0 })
      const isFree = pressed === document.body || pressed instanceof HTMLButtonElement
      if (isFree) banner.current?.focus({ preventScroll: true })
    }, limits.saveScrollDelay)
    return () => clearTimeout(timer)
  }, [saved])
  return {
    banner,
    /** Not above another organisation, which was not saved. */
    isShown: saved?.slug === slug && !isDismissed,
    /** @param savedSlug by which the saved organisation is known now */
    show: (savedSlug: string) => {
      setDismissed(false)
      setSaved({ slug: savedSlug })
    },
    dismiss: () => setDismissed(true),
    /** Hides the banner after a save that stored nothing. */
    hide: () => setSaved(null),
  }
}
