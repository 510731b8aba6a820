/** The value below which such a share of a list is. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** The usual figures of a list of durations, in one line. */
export function summarise(milliseconds: readonly number[]): string {
  const shares = { p50: 0.5, p75: 0.75, p95: 0.95, p99: 0.99, max: 1 }
  const parts = Object.entries(shares).map(
    ([name, share]) => `${name} ${atShare(milliseconds, share).toFixed(2)} ms`,
  )
  return `${parts.join('  ')}  (n=${milliseconds.length})`
}
