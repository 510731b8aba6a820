import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { isoTime } from '#server/store/iso-time.ts'

/** Turns days before the day of seeding into days of the calendar and moments. */
export type SeedingDay = {
  /** ms since the epoch. */
  readonly now: number
  /** @param ago below 0: to come; null stays null */
  day(ago: number | null): Day | null
  /** @param ago from 1 on, so that the moment is past; @param hour of the day, UTC */
  moment(ago: number, hour: number): string
}

const [hours, days] = [3_600_000, 86_400_000]

/** @param now ms since the epoch */
export function seedingDay(now: number): SeedingDay {
  const today = isoTime(now).slice(0, 10)
  return {
    now,
    day: (ago) => (ago === null ? null : addDays(today, -ago)),
    moment: (ago, hour) => isoTime(Date.parse(today) - ago * days + hour * hours),
  }
}
