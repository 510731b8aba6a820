import * as v from 'valibot'
import { instant } from './fields.ts'

/** What a person has chosen about the last days of credentials. */
export const reminderChoices = v.object({
  /** Whether they want to be reminded by mail. */
  isOn: v.boolean(),
  /** Whether the portal sends such mails at all: one that does not know its own address sends none. */
  isSent: v.boolean(),
  /** Since when their calendar has an address; null: it has none. */
  calendarSince: v.nullable(instant),
})
export type ReminderChoices = v.InferOutput<typeof reminderChoices>

/** The address of a calendar, which is told once. */
export const calendarAddress = v.object({
  address: v.string(),
  since: instant,
})
export type CalendarAddress = v.InferOutput<typeof calendarAddress>
