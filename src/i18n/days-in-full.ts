import { longDate } from './long-date.ts'
import type { Translate } from './texts.ts'
import type { MessageValues } from './word-message.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** Values of a message, in which each day as programs write it (`2026-03-04`) is written for people. */
export const daysInFull = (t: Translate, values: MessageValues = {}): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && day.test(value) ? longDate(t, new Date(value)) : value,
    ]),
  )
