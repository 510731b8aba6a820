import { placeOf } from './place-of.ts'
import { pressable } from './pressable.ts'

/**
 * Looks after presses while React takes the page over. Where it makes a link anew between pointer down
 * and up, no browser takes that for a click. To be called before it begins.
 * @param begun what is held down already, if anything
 * @returns to be called when something was made anew, as in a page that was translated already
 */
export function finishPresses(begun: Element | null): () => void {
  const pressOf = (target: EventTarget | null) => {
    const element = pressable(target)
    return element && { element, place: placeOf(element), isLost: false }
  }
  let press = pressOf(begun)
  const begin = ({ target }: Event) => {
    press = pressOf(target)
  }
  const end = ({ target }: Event) => {
    const lost = press?.isLost ? press : null
    press = lost
    // A click, if the browser makes one, comes before this.
    if (lost) setTimeout(() => press === lost && finish(lost.place, target))
  }
  const finish = (place: string, target: EventTarget | null) => {
    press = null
    const next = document.querySelector<HTMLElement>(place)
    if (next && pressable(target) === next) next.click()
  }
  const forget = ({ target }: Event) => {
    if (pressable(target)) press = null
  }
  document.addEventListener('pointerdown', begin, { capture: true, passive: true })
  document.addEventListener('pointerup', end, { capture: true, passive: true })
  document.addEventListener('click', forget, true)
  return () => {
    if (press && !press.element.isConnected) press.isLost = true
  }
}
