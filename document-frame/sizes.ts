import type { Fit } from '../src/lib/document-messages.ts'

export type Size = { width: number; height: number }
/** Degrees, clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** Pixels of a canvas: the least that common browsers can have (Safari on a phone), 64 MB. */
const mostPixels = 2 ** 24
/** Pixels along a side of a canvas. */
const mostSide = 8192
/** CSS pixels along a side of a page: browsers lay out no more than some millions together. */
const longestSide = 50_000
/** Of zoom, 1 being the size on paper. */
const bounds = { least: 0.1, most: 8 }
/** Nobody reads a page better that is larger than this by itself. */
const mostByFit = 2.5
const step = 1.25

export function turned({ width, height }: Size, turn: Turn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

export function nextTurn(turn: Turn, by: 90 | -90): Turn {
  return ((turn + by + 360) % 360) as Turn
}

/**
 * The zoom at which a page fits.
 * @param page as it is turned, at zoom 1
 * @param room what the frame has for it
 */
export function fittingZoom(page: Size, room: Size, fit: Exclude<Fit, 'none'>): number {
  const wide = room.width / page.width
  const whole = fit === 'width' ? wide : Math.min(wide, room.height / page.height)
  return Math.min(whole, mostByFit, longestSide / Math.max(page.width, page.height))
}

/** One step nearer or farther. */
export function nextZoom(zoom: number, to: 'in' | 'out'): number {
  if (to === 'in') return Math.max(zoom, Math.min(zoom * step, bounds.most))
  return Math.min(zoom, Math.max(zoom / step, bounds.least))
}

/**
 * How many pixels of a canvas stand for a CSS pixel.
 * @param page in CSS pixels
 * @param wanted of the screen
 * @returns less where the canvas would be larger than browsers and memory allow
 */
export function canvasDensity({ width, height }: Size, wanted: number): number {
  const byArea = Math.sqrt(mostPixels / (width * height))
  return Math.min(wanted, byArea, mostSide / Math.max(width, height))
}
