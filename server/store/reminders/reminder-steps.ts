import type { Assessment } from '#src/contract/trust/assess.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import { addDays, type Day, endOfDay } from '#src/contract/trust/local-date.ts'

/** Days before the last one on which an owner is reminded of it (TRU-6). */
const reminderSteps = [90, 30, 7, 0] as const
export type ReminderStep = (typeof reminderSteps)[number]

/** Milliseconds from the beginning of a day to the hour in which mails about it may begin. */
const untilMorning = 6 * 3_600_000
const dayLength = 86_400_000

/** In which somebody is reminded: not where new papers wait, nor where it does not count any more. */
const reminded: readonly CredentialState[] = ['active', 'expiring']

/** The last day of a credential whose owners are reminded of it; null: they are not. */
export function dayToRemindOf({ state, statement }: Assessment): Day | null {
  return reminded.includes(state) ? statement.expiresOn : null
}

/** Days from one day to the last one; below 0 where that is over. */
export function daysLeft(expiresOn: Day, today: Day): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayLength)
}

/**
 * The step that an owner is to be reminded of on a day: the nearest of those that have come, so that what
 * was missed comes once, and never several for one credential.
 * @param past steps that they were reminded of for this last day
 * @returns null where none has come, the nearest is past, or the last day is over
 */
export function dueStep(
  expiresOn: Day,
  today: Day,
  past: readonly number[] = [],
): ReminderStep | null {
  const left = daysLeft(expiresOn, today)
  const step = reminderSteps.findLast((one) => left <= one)
  if (left < 0 || step === undefined) return null
  // After the clock was set back an earlier step would be the nearest once more.
  return past.some((one) => one <= step) ? null : step
}

/** The day of the first step that comes after a day; null: none does. */
export function nextStepDay(expiresOn: Day, today: Day): Day | null {
  const days = reminderSteps.map((step) => addDays(expiresOn, -step))
  return days.find((one) => one > today) ?? null
}

/**
 * When mails about a day may begin: at six in the morning, on the two days a year on which clocks are put
 * forward or back an hour off.
 * @param timeZone of the organisation
 * @returns ms since the epoch
 */
export function morningOf(timeZone: string, day: Day): number {
  return endOfDay(timeZone, addDays(day, -1)) + untilMorning
}
