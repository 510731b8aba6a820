import { useLayoutEffect } from 'react'

const marked = new Map<string, number>()

/**
 * Marks the root of the document with `data-<name>` while something is shown, for rules that reach
 * beyond it. `:has()` on the root would do without, but doubles what every change of the page costs in
 * styles.
 * @param name one that no other kind of thing uses
 */
export function useRootMark(name: string, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return
    count(name, 1)
    return () => count(name, -1)
  }, [name, isShown])
}

function count(name: string, change: 1 | -1): void {
  const shown = (marked.get(name) ?? 0) + change
  marked.set(name, shown)
  document.documentElement.toggleAttribute(`data-${name}`, shown > 0)
}
