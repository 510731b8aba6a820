/** Of the heading of what is open. */
export const itemHeadingId = 'item'

/**
 * Gives the focus to the heading of an item that has just come, so that it is read out and the next Tab leads
 * on from there. It leaves a person alone who is choosing a filter.
 */
export function focusItem(): void {
  if (document.activeElement?.matches('input, select, textarea')) return
  document.getElementById(itemHeadingId)?.focus()
}
