const hexColour = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour the way brands write them: `#rrggbb`. */
export function isHexColour(value: string): boolean {
  return hexColour.test(value)
}

/**
 * Relative luminance of a colour, 0 (black) to 1 (white).
 * WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 * @param hex `#rrggbb`
 */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The smallest contrast of a colour with any of several grounds. */
export function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)))
}

/**
 * The ink to write with on a ground: white where it is legible at AA (4.5:1), else the darker one.
 * One of white and black always is: the worst ground leaves 4.58:1.
 */
export function inkOn(ground: string, dark = '#000000'): string {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff'
  return contrast(dark, ground) >= 4.5 ? dark : '#000000'
}
