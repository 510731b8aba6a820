import { proxy } from 'valtio'

/** The last thing said; `turn` makes the same words count as new. Browser only. */
export const spoken = proxy({ text: '', turn: 0 })

/** Says something to screen readers without taking the focus; the words stay until the next ones. */
export function announce(text: string): void {
  spoken.turn += 1
  spoken.text = text
}
