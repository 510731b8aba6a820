import type { Translate } from './texts.ts'

/**
 * A day of UTC in full, such as `4 March 2026`. The formatters of `Intl` take a phone 40 ms to make, while
 * the profile becomes live, and servers and browsers have different ones.
 * @param date an instant; its day in UTC is written
 */
export function longDate(t: Translate, date: Date): string {
  const month = t(`terms.months.${(date.getUTCMonth() + 1) as Month}`)
  return t('terms.longDate', { day: date.getUTCDate(), month, year: date.getUTCFullYear() })
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
