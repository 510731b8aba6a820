import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Totals } from './totals.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Vitest's JSON reporter (vitest.dev/guide/reporters#json-reporter); a broken file is a failed suite. */
const vitestReport = v.object({
  numPassedTests: count,
  numFailedTests: count,
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
})

/** Playwright's JSON reporter (playwright.dev/docs/test-reporters#json-reporter). */
const playwrightReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count }),
  errors: v.array(v.unknown()),
})

/**
 * Counts the tests in a report of Vitest; a test file that fails outside any test counts once.
 * @throws ValiError when it is no such report
 */
export function readVitestReport(report: unknown): Totals {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, report)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/**
 * Counts the tests in a report of Playwright; an error outside any test counts once.
 * @throws ValiError when it is no such report
 */
export function readPlaywrightReport(report: unknown): Totals {
  const { stats, errors } = v.parse(playwrightReport, report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Reads a runner's report from its file; null when the runner crashed before it wrote a whole one. */
export async function readReportFile(
  path: string,
  read: (report: unknown) => Totals,
): Promise<Totals | null> {
  try {
    const report: unknown = JSON.parse(await readFile(path, 'utf8'))
    return read(report)
  } catch {
    return null
  }
}
