import { addDays, type Day, dayIn } from '#src/contract/trust/local-date.ts'
import type { AssessedCredential } from '../credentials/assess-held.ts'
import { timeZoneOf } from '../credentials/time-zone-of.ts'
import { isoTime } from '../iso-time.ts'
import { dayToRemindOf, dueStep, morningOf, nextStepDay } from './reminder-steps.ts'

type Held = readonly AssessedCredential[]
/** Where and when: the country of the organisation, and ms since the epoch. */
type Place = { countryCode: string | null; now: number }

/**
 * When an organisation's owners are to be reminded of one of its credentials next, by what is known of these
 * alone: of the step that has come, whether or not they were reminded of it.
 * @returns ISO 8601, UTC, which may be past; null: never
 */
export function reminderFrom(held: Held, place: Place): string | null {
  return morningOfFirst(held, place, stepFrom)
}

/** The same on a morning that is still to come. */
export function reminderLater(held: Held, place: Place): string | null {
  return morningOfFirst(held, place, (expiresOn, today, isMorningOver) =>
    stepFrom(expiresOn, isMorningOver ? addDays(today, 1) : today),
  )
}

/** The same once they were reminded of every step that has come. */
export function reminderAfter(held: Held, place: Place): string | null {
  return morningOfFirst(held, place, nextStepDay)
}

const stepFrom = (expiresOn: Day, day: Day): Day | null =>
  dueStep(expiresOn, day) === null ? nextStepDay(expiresOn, day) : day

function morningOfFirst(
  held: Held,
  { countryCode, now }: Place,
  dayFor: (expiresOn: Day, today: Day, isMorningOver: boolean) => Day | null,
): string | null {
  const timeZone = timeZoneOf(countryCode)
  const today = dayIn(timeZone, now)
  const isMorningOver = now >= morningOf(timeZone, today)
  const [first] = held
    .flatMap((one) => {
      const expiresOn = dayToRemindOf(one)
      return (expiresOn !== null && dayFor(expiresOn, today, isMorningOver)) || []
    })
    .toSorted()
  return first === undefined ? null : isoTime(morningOf(timeZone, first))
}
