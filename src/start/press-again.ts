import { placeOf } from './place-of.ts'

/** Frames, some five seconds: until then React has taken over everything, or never will. */
const patience = 300

/**
 * Presses a button that was pressed while its page was not yet live, once it is. Where React cannot
 * take the server's markup over, as in a page that was translated already, it makes another button in
 * the same place, and what is pressed before that is lost.
 * @param pressed a button of the server's markup
 */
export function pressAgain(pressed: HTMLButtonElement): void {
  const place = placeOf(pressed)
  function attempt(left: number): void {
    const button = pressed.isConnected ? pressed : document.querySelector<HTMLElement>(place)
    if (button && (left === 0 || isTakenOver(button))) button.click()
    else if (left > 0) requestAnimationFrame(() => attempt(left - 1))
  }
  attempt(patience)
}

/** React marks its elements so; there is no public sign. Without the mark, the press only comes later. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
