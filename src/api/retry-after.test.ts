import { expect, it } from 'vitest'
import { retryAfterOf } from './retry-after.ts'

const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT')

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
  ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('OFF-5 takes Retry-After %s for %s ms', (header, wait) => {
  expect(retryAfterOf(header, now)).toBe(wait)
})
