/**
 * Writes a CSS duration in milliseconds; minified styles have it in seconds.
 * @param value a CSS time
 * @returns with its unit
 */
export function inMilliseconds(value: string | undefined): string {
  const seconds = /^([\d.]+)s$/.exec(value ?? '')?.[1]
  return seconds ? `${Math.round(Number(seconds) * 1000)} ms` : (value ?? '')
}

/**
 * Writes a CSS length as people measure it on the screen; what is no length stays as it is.
 * @param value a CSS length
 * @returns with its unit
 */
export function inPixels(value: string | undefined): string {
  if (!value) return ''
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  return rem ? `${Math.round(Number(rem) * 160) / 10} px` : value
}
