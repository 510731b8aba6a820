import { expect, it } from 'vitest'
import { backOff } from './back-off.ts'
import { nextWait, waitOf } from './next-wait.ts'

const minute = 60_000

it('AUT-12 waits 2 s after the first failure and twice as long after each further one, a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOff(failures, 1, minute))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})

it('AUT-12 leaves half of the pause to chance, but never asks sooner than after 2 s', () => {
  expect([1, 2, 3, 6].map((failures) => backOff(failures, 0, minute))).toEqual([
    2_000, 2_000, 4_000, 30_000,
  ])
  expect(backOff(6, 0.5, minute)).toBe(45_000)
})

it('OFF-5 waits as long as the server asked to, five minutes at most', () => {
  expect(nextWait(1, 1)).toBe(2_000)
  expect(nextWait(1, 1, 45_000)).toBe(45_000)
  expect(nextWait(6, 1, 45_000)).toBe(64_000)
  expect(nextWait(1, 1, 3_600_000)).toBe(300_000)
})

it('OFF-5 a clock that was set back keeps nothing waiting for ever', () => {
  expect(waitOf(3_000, 1_000)).toBe(2_000)
  expect(waitOf(1_000, 3_000)).toBe(0)
  expect(waitOf(86_400_000, 0)).toBe(0)
})
