import type { Locator } from 'vitest/browser'

/** How far below the top of the window an element ends, in whole CSS pixels. */
export const bottomOf = (locator: Locator): number =>
  Math.round(locator.element().getBoundingClientRect().bottom)

/** The same, with the page scrolled to the end that it has by now. */
export function bottomOnceAtFoot(locator: Locator): number {
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  return bottomOf(locator)
}
