import * as limits from '../../contract/limits.ts'

/** Least distance to the edge of the window, in pixels. */
const margin = 16

/**
 * How far below the top of the window the navigation stays, so that it sticks once the page has
 * scrolled by 107 px.
 * @param top where it stands in the unscrolled page, in pixels
 */
export function stickyOffset(top: number): number {
  return Math.max(Math.round(top) - limits.navStickyAfter, margin)
}
