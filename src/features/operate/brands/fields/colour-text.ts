/**
 * What somebody typed for a colour, as brands write it.
 * @param typed such as `#0A3D2C`, `0a3d2c` or `#fff`
 * @returns `#rrggbb` in small letters; null where it is no colour
 */
export function colourOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((one) => one + one).join('')}`
  return null
}
