import { reminderEndpoints } from '../../contract/endpoints/reminders.ts'
import {
  type CalendarAddress,
  calendarAddress,
  type ReminderChoices,
  reminderChoices,
} from '../../contract/reminders.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'

/** How the signed-in user is reminded of last days. */
export const remindersApi = (call: Call) => ({
  async choices(): Promise<ReminderChoices> {
    return readAnswer(reminderChoices, unwrapData(await call(reminderEndpoints, 'reminders')))
  },
  async change(isOn: boolean): Promise<ReminderChoices> {
    const answer = await call(reminderEndpoints, 'changeReminders', { body: { isOn } })
    return readAnswer(reminderChoices, unwrapData(answer))
  },
  async createCalendar(): Promise<CalendarAddress> {
    return readAnswer(calendarAddress, unwrapData(await call(reminderEndpoints, 'createCalendar')))
  },
  async removeCalendar(): Promise<void> {
    await call(reminderEndpoints, 'removeCalendar')
  },
})
