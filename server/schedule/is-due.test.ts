import { expect, it } from 'vitest'
import { isDue } from './is-due.ts'

const second = 1000
const hour = 3600 * second
const now = Date.parse('2026-03-01T12:00:00Z')

it.each([
  ['its time has come', 0, true],
  ['its time is long past', -365 * 24 * hour, true],
  ['its time has not come', second, false],
  ['it was done this moment', hour, false],
  ['it was done this moment by a machine whose clock is a little ahead', hour + 30 * second, false],
  ['it was put off before the clock was set back', hour + 120 * second, true],
])('EVT-1 says whether a job is due where %s', (_, wait, expected) => {
  expect(isDue(new Date(now + wait).toISOString(), hour, now)).toBe(expected)
})
