import { expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

test.each([
  ['', null],
  [' 10 ', 10],
  ['12,5', 12.5],
  ['0', 0],
  ['101', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['ten', undefined],
])('OPR-5 a reduction that is typed as ‘%s’ is %s', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent)
})
