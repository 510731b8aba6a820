import type { Api } from '../api/create-api.ts'
import type { CalendarAddress, ReminderChoices } from '../contract/reminders.ts'

/**
 * How the user is reminded of last days. Cached on no device and changed at once or not at all: an address
 * is a secret, and a switch that is set later would say now what is not so.
 */
export type RemindersData = {
  choices(): Promise<ReminderChoices>
  change(isOn: boolean): Promise<ReminderChoices>
  /** A new address for the calendar, which is told this once. */
  createCalendar(): Promise<CalendarAddress>
  removeCalendar(): Promise<void>
}

export function remindersData({ reminders }: Pick<Api, 'reminders'>): RemindersData {
  return {
    choices: () => reminders.choices(),
    change: (isOn) => reminders.change(isOn),
    createCalendar: () => reminders.createCalendar(),
    removeCalendar: () => reminders.removeCalendar(),
  }
}
