import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isChanged } from '../lib/is-changed.ts'

/**
 * Looks after what was chosen in a page of the server before it was live: React leaves the mark where it
 * is, hears of nothing, and takes it away with its next change.
 * @param control what may have been used: a list, a box, or what holds radio buttons
 * @param tell called once, when something else is chosen than the page came with
 */
export function useEarlyChoice<Control extends Element>(
  control: RefObject<Control | null>,
  tell: (control: Control) => void,
): void {
  const tellOnce = useEffectEvent(tell)
  useEffect(() => {
    if (control.current && holdsEarlyChoice(control.current)) tellOnce(control.current)
  }, [control])
}

function holdsEarlyChoice(control: Element): boolean {
  return isChanged(control) || [...control.querySelectorAll('input')].some(isChanged)
}
