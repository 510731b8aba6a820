import { expect, it } from 'vitest'
import { addTotals, judgeRun, totalsLine } from './totals.ts'

it('adds up all runners in one line', () => {
  const totals = addTotals([
    { passed: 3, failures: [] },
    { passed: 4, failures: ['a.test.ts › adds', 'lint'] },
  ])
  expect(totals.failures).toEqual(['a.test.ts › adds', 'lint'])
  expect(totalsLine(totals)).toBe('7 passed, 2 failed')
})

const good = { passed: 5, failures: [] }
const failed = { passed: 5, failures: ['a.test.ts › adds'] }

it.each([
  ['a crash before any report', null, 1, ['Tests: ended with 1 and names no failure']],
  ['a crash after the last test', good, 1, ['Tests: ended with 1 and names no failure']],
  ['no test at all', { passed: 0, failures: [] }, 0, ['Tests: ran no test']],
  ['a failed test once', failed, 1, failed.failures],
  ['a good run as it is', good, 0, []],
])('counts %s', (_what, counted, exitCode, failures) => {
  expect(judgeRun('Tests', counted, exitCode)).toEqual({ passed: counted?.passed ?? 0, failures })
})
