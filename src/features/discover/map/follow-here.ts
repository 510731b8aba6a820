import type { MouseEvent } from 'react'

/** Goes where a link leads without loading the page anew, where it was pressed for nothing else. */
export function followHere(event: MouseEvent, go: () => void): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (event.defaultPrevented || event.altKey || !isPlain) return
  event.preventDefault()
  go()
}
