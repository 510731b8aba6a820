import { expect, test } from 'vitest'
import { languages, localeOf } from './languages.ts'
import { longDate } from './long-date.ts'
import { textsIn } from './testing/all-texts.ts'

test.each(languages)(
  'LNG-4 writes every day of a leap year in %s as the browser would',
  (language) => {
    const form = { dateStyle: 'long', timeZone: 'UTC' } as const
    const day = new Intl.DateTimeFormat(localeOf(language), form)
    const { t } = textsIn(language)
    for (let number = 1; number <= 366; number++) {
      const date = new Date(Date.UTC(2028, 0, number, 23, 59))
      expect(longDate(t, date)).toBe(day.format(date))
    }
  },
)
