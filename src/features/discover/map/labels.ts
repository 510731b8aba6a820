import { type Circle, kept, type Level } from './circles.ts'

/** On which side of a circle its name stands. */
export type Side = 'left' | 'right' | 'above' | 'below'

type Box = { left: number; right: number; upper: number; lower: number }

/** In rem: height of a name, and its distance from the circle. */
const [height, distance] = [1.25, 0.25] as const
/** Widest letters of scripts: those of China, Japan and Korea fill a square. */
const [usual, square] = [0.47, 0.85] as const

/**
 * Gives names to the largest circles that have room for it. Nobody can measure a text on the server, so
 * that its width is estimated by its letters.
 * @param circles by falling count
 * @param textOf words the name of a circle
 * @param ratio height of the map as a share of its width
 * @returns sides, one for each circle; null for a circle without a name
 */
export function placeLabels(
  circles: readonly Circle[],
  textOf: (circle: Circle) => string,
  ratio: number,
  { width, labels }: Level,
): (Side | null)[] {
  const taken = circles.map((circle) => boxOf(circle, width, ratio))
  let left = labels
  return circles.map((circle, index) => {
    const own = taken[index]
    if (left === 0 || !own) return null
    const sides = sidesOf(own, widthOf(textOf(circle)))
    const [side, box] =
      sides.find(
        ([, one]) => fits(one, width, ratio) && !taken.some((other) => cover(one, other)),
      ) ?? []
    if (!side || !box) return null
    taken.push(box)
    left -= 1
    return side
  })
}

function boxOf({ x, y, size }: Circle, width: number, ratio: number): Box {
  const across = kept(x * width, size, width)
  const down = kept(y * width * ratio, size, width * ratio)
  return {
    left: across - size / 2,
    right: across + size / 2,
    upper: down - size / 2,
    lower: down + size / 2,
  }
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? square : usual), 0)
}

/** Where the name of a circle may stand, the best first. */
function sidesOf(
  { left, right, upper, lower }: Box,
  text: number,
): readonly (readonly [Side, Box])[] {
  const [across, down] = [(left + right) / 2, (upper + lower) / 2]
  const rows = { upper: down - height / 2, lower: down + height / 2 }
  const columns = { left: across - text / 2, right: across + text / 2 }
  return [
    ['right', { ...rows, left: right, right: right + distance + text }],
    ['left', { ...rows, left: left - distance - text, right: left }],
    ['below', { ...columns, upper: lower, lower: lower + height }],
    ['above', { ...columns, upper: upper - height, lower: upper }],
  ]
}

const fits = ({ left, right, upper, lower }: Box, width: number, ratio: number): boolean =>
  left >= 0 && right <= width && upper >= 0 && lower <= width * ratio

const cover = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.upper < other.lower &&
  other.upper < one.lower
