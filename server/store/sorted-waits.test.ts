import { expect, it } from 'vitest'
import { share, sortedWaits } from './sorted-waits.ts'

const at = (second: number) => new Date(second * 1_000).toISOString()

it('OPR-6 tells what half and nine tenths of the waits were no longer than', () => {
  const rows = [9, 1, 5].map((seconds) => ({ since: at(100), decided: at(100 + seconds) }))
  const waits = sortedWaits(rows)
  expect(waits).toEqual([1_000, 5_000, 9_000])
  expect([share(waits, 0.5), share(waits, 0.9), share(waits, 1)]).toEqual([5_000, 9_000, 9_000])
  expect(share([], 0.5)).toBeNull()
})
