import { isDark, luminance } from './luminance.ts'

const hexColour = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour the way brands write them: `#rrggbb`. */
export function isHexColour(value: string): boolean {
  return hexColour.test(value)
}

/**
 * Contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it.
 * @param one `#rrggbb`, as is the other
 * @returns the ratio
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The smallest contrast of a colour with any of several grounds.
 * @param colour `#rrggbb`, as are the grounds
 * @returns the ratio, 1 to 21
 */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/**
 * The ink to write with on a ground: white where it is legible at AA (4.5:1), else the darker one.
 * One of white and black always is: the worst ground leaves 4.58:1.
 * @param ground `#rrggbb`
 * @param dark the ink for light grounds, `#rrggbb`
 * @returns `#rrggbb`
 */
export function inkOn(ground: string, dark = '#000000'): string {
  if (isDark(ground)) return '#ffffff'
  return contrast(dark, ground) >= 4.5 ? dark : '#000000'
}
