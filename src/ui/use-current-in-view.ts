import { type RefObject, useEffect, useRef } from 'react'

const bring = (entry: Element | null | undefined) =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/**
 * Keeps in view the entry of the open page, and the one that the keyboard has come to, in a navigation that scrolls
 * sideways where it has not room for all.
 * @param current changes with the page that is open
 * @returns ref of the navigation
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    bring(nav.current?.querySelector('[aria-current]'))
  }, [current])
  useEffect(() => {
    // Browsers leave an entry cut off that begins within the navigation. What is pressed must not move.
    const onFocus = () => bring(nav.current?.querySelector(':focus-visible'))
    const element = nav.current
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])
  return nav
}
