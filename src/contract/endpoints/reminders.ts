import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { calendarAddress, reminderChoices } from '../reminders.ts'

/** How a person is reminded of the last days of credentials. */
export const reminderEndpoints = {
  reminders: endpoint({
    method: 'GET',
    path: '/user/reminders',
    access: 'signed-in',
    summary: 'Whether the current user is reminded by mail, and has a calendar',
    response: v.object({ data: reminderChoices }),
  }),
  changeReminders: endpoint({
    method: 'PATCH',
    path: '/user/reminders',
    access: 'signed-in',
    summary: 'Switch reminders by mail on or off',
    body: v.strictObject({ isOn: v.boolean() }),
    response: v.object({ data: reminderChoices }),
  }),
  createCalendar: endpoint({
    method: 'POST',
    path: '/user/calendar',
    access: 'signed-in',
    summary: 'A new address for the calendar of the current user; one that there was ends',
    secret: true,
    response: v.object({ data: calendarAddress }),
    status: 201,
  }),
  removeCalendar: endpoint({
    method: 'DELETE',
    path: '/user/calendar',
    access: 'signed-in',
    summary: 'End the address of the calendar of the current user',
    status: 204,
  }),
} as const
