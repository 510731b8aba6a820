import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPlaywrightReport, readReportFile, readVitestReport } from './read-report.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }

it('counts the tests of Vitest, and a file that broke outside its tests once', () => {
  const report = {
    numPassedTests: 8,
    numFailedTests: 1,
    testResults: [
      passedFile,
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(readVitestReport(report)).toEqual({ passed: 8, failed: 2 })
})

it('counts the tests of Playwright, flaky ones and errors outside tests as failed', () => {
  const stats = { expected: 6, unexpected: 1, flaky: 1, skipped: 2 }
  expect(readPlaywrightReport({ stats, errors: [{ message: 'no config' }] })).toEqual({
    passed: 6,
    failed: 3,
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
