import { expect, it } from 'vitest'
import { newsDay } from './news-day.ts'

it.each([
  ['2026-03-02T06:00:00Z', '2026-03-02', '2026-03-02'],
  ['2026-03-02T05:59:59Z', '2026-03-01', '2026-02-23'],
  ['2026-03-08T23:00:00Z', '2026-03-08', '2026-03-02'],
])('DSC-4 at %s the mails of %s are due, in the week of %s', (at, day, week) => {
  expect(newsDay(Date.parse(at))).toEqual({ day, week })
})
