/** ms that the clocks of two machines may differ. */
const clockSkew = 60_000

/**
 * Whether a job is to be run now. One that is due later than it ever can be was put off before the clock
 * was set back.
 * @param dueAt ISO 8601, UTC
 * @param every ms between two runs
 * @param now ms since the epoch
 */
export function isDue(dueAt: string, every: number, now: number): boolean {
  const wait = Date.parse(dueAt) - now
  return wait <= 0 || wait > every + clockSkew
}
