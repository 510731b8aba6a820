/** Of the heading of what is open. */
export const itemHeadingId = 'item'

/** Gives the focus to the heading of what is open, so that it is read out and Tab leads on from there. */
export const focusItem = (): void => focusUnlessChoosing(document.getElementById(itemHeadingId))

/** Gives the focus to what has just come, and leaves a person alone who is choosing a filter. */
export function focusUnlessChoosing(element: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, select, textarea')) element?.focus()
}
