/**
 * Relative luminance of a colour, 0 (black) to 1 (white).
 * WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 * @param hex `#rrggbb`
 */
export function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/**
 * Whether white is legible on a ground at AA (4.5:1). Apart from other measures: every page asks it.
 * @param ground `#rrggbb`
 */
export function isDark(ground: string): boolean {
  return 1.05 / (luminance(ground) + 0.05) >= 4.5
}
