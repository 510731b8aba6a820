/**
 * How long an answer asks its caller to wait (RFC 9110, 10.2.3): seconds, or a date.
 * @param header of `Retry-After`; null where there is none
 * @param now ms since the epoch
 * @returns ms; undefined where it asks for nothing, or nobody can tell what
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
