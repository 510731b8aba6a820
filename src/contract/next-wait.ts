import { backOff } from './back-off.ts'

/** The longest pause of what waits to be sent, in ms. */
const longestWait = 300_000

/**
 * How long what waits to be sent waits for its next try: as the server asked, where that is longer.
 * @param failures tries that failed in a row, from 1
 * @param random 0 to 1
 * @param retryAfter ms that the server asked for
 * @returns ms, at most the longest pause
 */
export function nextWait(failures: number, random: number, retryAfter = 0): number {
  return Math.max(backOff(failures, random, longestWait), Math.min(longestWait, retryAfter))
}

/**
 * How long something still waits. A clock that was set back keeps nothing waiting for ever.
 * @param notBefore ms since the epoch
 * @param now ms since the epoch
 * @returns ms
 */
export function waitOf(notBefore: number, now: number): number {
  return notBefore > now + longestWait ? 0 : Math.max(0, notBefore - now)
}
