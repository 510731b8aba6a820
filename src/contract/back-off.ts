/** ms. */
const shortest = 2_000

/**
 * How long to wait before the next try: twice as long after each one that failed, of which half is left
 * to chance, so that a server that comes back is not asked by everybody at once.
 * @param failures tries that failed in a row, from 1
 * @param random 0 to 1
 * @param longest ms
 * @returns ms, at least half of the full pause, and never less than two seconds
 */
export function backOff(failures: number, random: number, longest: number): number {
  const full = Math.min(longest, shortest * 2 ** Math.max(0, failures - 1))
  return Math.max(shortest, Math.round(full / 2 + (full / 2) * random))
}
