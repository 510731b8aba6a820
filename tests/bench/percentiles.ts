/** The usual figures of a list of durations, in one line. */
export function summarise(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  const figures = { p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99), max: at(1) }
  const parts = Object.entries(figures).map(([name, value]) => `${name} ${value?.toFixed(2)} ms`)
  return `${parts.join('  ')}  (n=${sorted.length})`
}
