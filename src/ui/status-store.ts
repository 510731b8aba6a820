import { createAtom } from '@tanstack/react-store'

/** The last thing said; `turn` makes the same words count as new. Browser only. */
export const spoken = createAtom({ text: '', turn: 0 })

/**
 * Says something to screen readers without taking the focus; the words stay until the next ones.
 * @param text for screen readers; the same text twice is read out twice
 */
export function announce(text: string): void {
  spoken.set(({ turn }) => ({ text, turn: turn + 1 }))
}
