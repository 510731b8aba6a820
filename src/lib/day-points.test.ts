import { expect, it } from 'vitest'
import { axisEnd, dayPoints } from './day-points.ts'

it('OPR-6 some days each have a place of their own', () => {
  expect(dayPoints('2026-02-28', [3, null], 'sum')).toEqual([
    { at: Date.UTC(2026, 1, 28), days: 1, value: 3 },
    { at: Date.UTC(2026, 2, 1), days: 1, value: null },
  ])
  expect(dayPoints('2026-02-28', [], 'sum')).toEqual([])
})

it('OPR-6 the days of a year are drawn by the week, of which the last is whole', () => {
  const values = Array.from({ length: 365 }, () => 2)
  const sums = dayPoints('2026-01-01', values, 'sum')
  expect(sums).toHaveLength(53)
  expect(sums[0]).toEqual({ at: Date.UTC(2026, 0, 1), days: 1, value: 2 })
  expect(sums.at(-1)).toEqual({ at: Date.UTC(2026, 11, 25), days: 7, value: 14 })
  expect(dayPoints('2026-01-01', [...values.slice(1), null], 'last').at(-1)?.value).toBe(2)
})

it('OPR-6 an axis ends with a round number that holds everything', () => {
  const ends = [0, 1, 3, 10, 11, 73, 501].map((value) => axisEnd([{ at: 0, days: 1, value }]))
  expect(ends).toEqual([1, 1, 5, 10, 20, 100, 1000])
})
