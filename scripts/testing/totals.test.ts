import { expect, it } from 'vitest'
import { addTotals, judgeRun, totalsLine } from './totals.ts'

it('adds up all runners in one line', () => {
  const totals = addTotals([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 2 },
  ])
  expect(totalsLine(totals)).toBe('7 passed, 2 failed')
})

it.each([
  ['a crash before any report', null, 1, { passed: 0, failed: 1 }],
  ['a crash after the last test', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
  ['no test at all', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['a failed test once', { passed: 5, failed: 1 }, 1, { passed: 5, failed: 1 }],
  ['a good run as it is', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
])('counts %s', (_what, counted, exitCode, expected) => {
  expect(judgeRun(counted, exitCode)).toEqual(expected)
})
