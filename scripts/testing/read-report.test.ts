import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPlaywrightReport, readReportFile, readVitestReport } from './read-report.ts'

type TestResult = { status: string; fullName: string; failureMessages?: string[] }

const late =
  '\u001b[31mError: too late\u001b[39m\n  at wait (/a/node_modules/b.js:3:4)\n  at /a/tests/components/a.test.tsx:41:42'

const file = (name: string, ...assertionResults: TestResult[]) => ({
  name: resolve(name),
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  assertionResults,
})

it('counts the tests of Vitest, and a file that broke outside its tests once', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const report = {
    numPassedTests: 2,
    testResults: [
      file('src/a.test.ts', passed),
      file('src/b.test.ts', passed, { status: 'failed', fullName: 'group takes away' }),
      { ...file('src/c.test.ts', passed), status: 'failed' },
    ],
  }
  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failures: ['src/b.test.ts › group takes away', 'src/c.test.ts (outside its tests)'],
    flaky: [],
  })
})

it('names a test of Vitest that passed at its second try', () => {
  const steady = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const flaky = { status: 'passed', fullName: 'list waits', failureMessages: [late] }
  const report = {
    numPassedTests: 2,
    testResults: [file('tests/components/a.test.tsx', steady, flaky)],
  }
  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failures: [],
    flaky: [
      'tests/components/a.test.tsx › list waits (test-results/components)\n    Error: too late\n    at tests/components/a.test.tsx:41',
    ],
  })
})

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'tests/e2e/a.spec.ts',
  line: 7,
  tests: statuses.map((status) => ({
    projectName: 'desktop',
    status,
    results: [
      {
        error: { message: late },
        attachments: [{ name: 'error-context', path: resolve('results/one.md') }],
      },
      { attachments: [{ name: 'trace', path: resolve('results/trace.zip') }] },
    ],
  })),
})

it('counts the tests of Playwright, names flaky ones with their trace, takes errors for failures', () => {
  const report = {
    stats: { expected: 6, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('waits', 'skipped')],
        suites: [{ specs: [spec('saves', 'unexpected'), spec('sends', 'flaky')] }],
      },
    ],
    errors: [{ message: 'no config' }, {}],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 7,
    failures: ['[desktop] tests/e2e/a.spec.ts:7 › saves', 'no config', 'an error outside any test'],
    flaky: [
      '[desktop] tests/e2e/a.spec.ts:7 › sends (results/trace.zip)\n    Error: too late\n    at tests/components/a.test.tsx:41',
    ],
  })
})

it.each([
  ['is not there', null],
  ['ends in the middle', '{"stats": {"expected": 3'],
  ['is something else', '{"passed": 3}'],
])('gives nothing when the report %s', async (_what, content) => {
  const folder = await mkdtemp(join(tmpdir(), 'credence-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  if (content !== null) await writeFile(path, content)
  expect(await readReportFile(path, readPlaywrightReport)).toBeNull()
})
