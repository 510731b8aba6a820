import { expect, it } from 'vitest'
import type { Translate } from '#src/i18n/texts.ts'
import { waitingTime } from './waiting-time.ts'

it('OPR-2 counts the days of the calendar: yesterday evening is not today', () => {
  const t = ((_: string, { days }: { days: number }) => String(days)) as unknown as Translate
  const today = new Date(2026, 2, 30).getTime()
  const at = (...when: [number, number, number, number]) => new Date(...when).toISOString()
  expect(waitingTime(t, at(2026, 2, 29, 23), today)).toBe('1')
  expect(waitingTime(t, at(2026, 2, 30, 9), today)).toBe('0')
  expect(waitingTime(t, at(2026, 2, 28, 1), today)).toBe('2')
  expect(waitingTime(t, at(2026, 2, 31, 1), today)).toBe('0')
})
