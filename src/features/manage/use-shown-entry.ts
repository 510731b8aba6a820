import { useLayoutEffect, useRef } from 'react'
import { whenLaidOut } from '../../ui/when-laid-out.ts'

/**
 * Scrolls the current page's entry of a row of links into sight where the row is wider than the screen.
 * @param page that is current
 * @param waiting shown beside an entry, which it makes wider
 * @returns for the row
 */
export function useShownEntry(page: string, waiting: number) {
  const row = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
      if (!row.current || !current) return
      // In the middle, so that its neighbours show that there is more.
      const start = current.offsetLeft - row.current.offsetLeft
      row.current.scrollLeft = start - (row.current.clientWidth - current.offsetWidth) / 2
    }
    const stop = whenLaidOut(row.current, show)
    window.addEventListener('resize', show)
    return () => {
      stop()
      window.removeEventListener('resize', show)
    }
  }, [page, waiting])
  return row
}
