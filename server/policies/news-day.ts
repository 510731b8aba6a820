const [hour, day] = [3_600_000, 86_400_000]
/** Hours after midnight, UTC, from which on the mails of a day are written. */
const morning = 6

/**
 * The day whose mails are due, and the Monday of its week.
 * @param now ms since the epoch
 * @returns days as `2026-03-02`
 */
export function newsDay(now: number): { day: string; week: string } {
  const at = now - morning * hour
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  return { day: dayOf(at), week: dayOf(at - sinceMonday * day) }
}
