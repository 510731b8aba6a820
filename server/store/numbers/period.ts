import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { utcDay } from './utc-day.ts'

/** Some days up to today, in UTC, and the same number of days before. */
export type Period = { before: Day; from: Day; to: Day; days: Day[] }

/**
 * The days of a period that ends today.
 * @param count how many
 * @param now ms since the epoch
 */
export function periodOf(count: number, now: number): Period {
  const to = utcDay(now)
  const from = addDays(to, 1 - count)
  const days = Array.from({ length: count }, (_, at) => addDays(from, at))
  return { before: addDays(from, -count), from, to, days }
}
