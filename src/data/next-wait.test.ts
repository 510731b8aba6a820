import { expect, it } from 'vitest'
import { nextWait } from './next-wait.ts'

it('OFF-5 waits as long as the server asked to, five minutes at most', () => {
  expect(nextWait(1, 1)).toBe(2_000)
  expect(nextWait(1, 1, 45_000)).toBe(45_000)
  expect(nextWait(6, 1, 45_000)).toBe(64_000)
  expect(nextWait(1, 1, 3_600_000)).toBe(300_000)
})
