const dayLength = 86_400_000
/** Days of which each has a place of its own; more are drawn by the week. */
const mostDays = 120

/** What was counted on a day, or in a week. */
export type DayPoint = {
  /** First day, in ms since the epoch (UTC). */
  at: number
  /** Days that it stands for. */
  days: number
  /** Null: it was not counted. */
  value: number | null
}

/**
 * Puts counts of days where a chart has them: each by itself, or by the week where they are many. The last
 * week is whole, the first may be shorter.
 * @param from the first day, as `2026-02-28`
 * @param kind `sum` for what happens on days, `last` for what is there on them
 */
export function dayPoints(
  from: string,
  values: readonly (number | null)[],
  kind: 'sum' | 'last',
): DayPoint[] {
  const together = values.length > mostDays ? 7 : 1
  const first = values.length % together || together
  const points: DayPoint[] = []
  for (let start = 0, end = first; start < values.length; start = end, end += together)
    points.push({
      at: Date.parse(from) + start * dayLength,
      days: end - start,
      value: valueOf(values.slice(start, end), kind),
    })
  return points
}

function valueOf(values: readonly (number | null)[], kind: 'sum' | 'last'): number | null {
  const known = values.filter((one) => one !== null)
  if (kind === 'last') return known.at(-1) ?? null
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

/** The end of an axis from nought that holds some values: 1, 2 or 5 with noughts behind it. */
export function axisEnd(points: readonly DayPoint[]): number {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0))
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= most) ?? most
}
