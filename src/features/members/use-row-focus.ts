import { useEffect, useRef, useState } from 'react'

/**
 * Keeps the keyboard's place when a row goes: on the row that takes its place, else on the one before,
 * else on the heading of its list. Rows and heading must be focusable.
 */
export function useRowFocus<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const [gone, setGone] = useState<{ index: number } | null>(null)
  useEffect(() => {
    // Whoever has gone on in the meantime is left alone.
    if (!gone || document.activeElement !== document.body) return
    const rows = place.current?.querySelectorAll<HTMLElement>('li[tabindex]') ?? []
    const next = rows[gone.index] ?? rows[gone.index - 1] ?? place.current?.querySelector('h2')
    next?.focus()
  }, [gone])
  return {
    place,
    /** @param index where the row stood */
    rowGone: (index: number) => setGone({ index }),
  }
}
