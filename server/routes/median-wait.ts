/** Milliseconds for which a median wait is not worked out anew. */
const kept = 600_000

/**
 * How long something has waited lately, which everybody is told who waits.
 * @param read works it out; `now`: ms since the epoch
 * @returns the same, worked out once in a while
 */
export function createMedianWait(
  read: (now: number) => Promise<number | null>,
): (now: number) => Promise<number | null> {
  let known: { at: number; median: Promise<number | null> } | null = null
  return (now) => {
    if (!known || now - known.at > kept || now < known.at) {
      const median = read(now)
      known = { at: now, median }
      // What failed is asked for again.
      median.catch(() => (known = null))
    }
    return known.median
  }
}
