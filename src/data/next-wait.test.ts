import { expect, it } from 'vitest'
import { nextWait, waitOf } from './next-wait.ts'

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
