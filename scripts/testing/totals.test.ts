import { expect, it } from 'vitest'
import { addTotals, judgeRun, noTests, summaryOf } from './totals.ts'

it('adds up all runners, and ends with one line', () => {
  const totals = addTotals([
    { passed: 3, failures: [], flaky: ['b.spec.ts › opens (trace.zip)'] },
    { passed: 4, failures: ['a.test.ts › adds', 'lint'], flaky: [] },
  ])
  expect(totals.failures).toEqual(['a.test.ts › adds', 'lint'])
  expect(summaryOf(totals).split('\n').filter(Boolean)).toEqual([
    '✗ a.test.ts › adds',
    '✗ lint',
    '~ b.spec.ts › opens (trace.zip)',
    'flaky: 1',
    '7 passed, 2 failed',
  ])
  expect(summaryOf({ ...noTests, passed: 7 })).toBe('7 passed, 0 failed')
})

it.each([
  ['two flaky tests let a run pass', ['a'], ['b'], []],
  [
    'three flaky tests fail it, whichever runner had them',
    ['a'],
    ['b', 'c'],
    ['3 tests passed only at their second try'],
  ],
])('%s', (_what, components, browsers, failures) => {
  const totals = addTotals([
    { ...noTests, flaky: components },
    { ...noTests, flaky: browsers },
  ])
  expect(totals.failures).toEqual(failures)
})

const good = { passed: 5, failures: [], flaky: [] }
const failed = { ...good, failures: ['a.test.ts › adds'] }

it.each([
  ['a crash before any report', null, 1, ['Tests: ended with 1 and names no failure']],
  ['a crash after the last test', good, 1, ['Tests: ended with 1 and names no failure']],
  ['no test at all', noTests, 0, ['Tests: ran no test']],
  ['a failed test once', failed, 1, failed.failures],
  ['a good run as it is', good, 0, []],
])('counts %s', (_what, counted, exitCode, failures) => {
  expect(judgeRun('Tests', counted, exitCode)).toEqual({ ...(counted ?? noTests), failures })
})

it('lets a runner do nothing where a change breaks none of its tests', () => {
  expect(judgeRun('Tests', null, 0, true)).toEqual(noTests)
  expect(judgeRun('Tests', null, 1, true).failures).toHaveLength(1)
})
