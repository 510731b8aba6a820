import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('writes every day of a leap year as the browser would', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  for (let number = 1; number <= 366; number++) {
    const date = new Date(Date.UTC(2028, 0, number, 23, 59))
    expect(longDate(date)).toBe(day.format(date))
  }
})
