import { useEffect, useState, type RefObject } from 'react'
import * as limits from '../../contract/limits.ts'
import { whenLaidOut } from '../../ui/when-laid-out.ts'

/** Least distance to the edge of the window, in pixels. */
const margin = 16

/**
 * How far below the top of the window the navigation stays, so that it sticks once the page has
 * scrolled by 107 px.
 * @param top where it stands in the unscrolled page, in pixels
 * @returns pixels below the top of the window
 */
export function stickyOffset(top: number): number {
  return Math.max(Math.round(top) - limits.navStickyAfter, margin)
}

/**
 * Where the navigation stays while the page scrolls (MNG-2).
 * @param place the element that holds the navigation and scrolls with the page
 * @returns pixels below the top of the window, null before it is measured
 */
export function useStickyOffset(place: RefObject<HTMLElement | null>): number | null {
  const [offset, setOffset] = useState<number | null>(null)
  useEffect(() => {
    const measure = () => {
      const box = place.current?.getBoundingClientRect()
      if (box) setOffset(stickyOffset(box.top + window.scrollY))
    }
    const stop = whenLaidOut(place.current, measure)
    window.addEventListener('resize', measure)
    return () => {
      stop()
      window.removeEventListener('resize', measure)
    }
  }, [place])
  return offset
}
