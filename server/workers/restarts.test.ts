import { expect, test } from 'vitest'
import { createRestarts } from './restarts.ts'

test('API-6 five processes may be replaced in a minute, a sixth only after it', () => {
  let now = 0
  const { mayStart } = createRestarts(() => now)
  expect(Array.from({ length: 6 }, () => mayStart())).toEqual([true, true, true, true, true, false])
  now = 60_000
  expect(mayStart()).toBe(true)
})
