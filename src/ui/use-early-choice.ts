import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isChanged } from '../lib/is-changed.ts'

type Used = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement | HTMLFormElement

/**
 * Looks after what was typed and chosen in a page of the server before it was live: React leaves it where it
 * is, hears of nothing, and takes it away with its next change.
 * @param control what may have been used: a list, a box, what holds radio buttons, or a form
 * @param tell called once, when it holds something else than the page came with
 */
export function useEarlyChoice<Control extends Used>(
  control: RefObject<Control | null>,
  tell: (control: Control) => void,
): void {
  const tellOnce = useEffectEvent(tell)
  useEffect(() => {
    if (control.current && holdsEarlyChoice(control.current)) tellOnce(control.current)
  }, [control])
}

function holdsEarlyChoice(control: Used): boolean {
  return 'elements' in control ? [...control.elements].some(isChanged) : isChanged(control)
}
