import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the current page's entry of a row of links in sight where the row is wider than the screen.
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
      const end = current.offsetLeft + current.offsetWidth - row.current.offsetLeft
      if (end > row.current.clientWidth) row.current.scrollLeft = end - row.current.clientWidth
    }
    show()
    // Words take another width once their typeface is there.
    void document.fonts.ready.then(show)
  }, [page, waiting])
  return row
}
