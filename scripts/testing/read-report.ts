import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { noTests, type Totals } from './totals.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Vitest's JSON reporter (vitest.dev/guide/reporters#json-reporter); a broken file is a failed suite. */
const vitestReport = v.object({
  numPassedTests: count,
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

const result = v.object({
  error: v.optional(
    v.object({ message: v.optional(v.string(), ''), stack: v.optional(v.string(), '') }),
  ),
  attachments: v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
})

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: count,
  tests: v.array(
    v.object({ projectName: v.string(), status: v.string(), results: v.array(result) }),
  ),
})

type Suite = { specs: v.InferOutput<typeof spec>[]; suites?: Suite[] | undefined }

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

/** Playwright's JSON reporter (playwright.dev/docs/test-reporters#json-reporter). */
const playwrightReport = v.object({
  stats: v.object({ expected: count, flaky: count }),
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error outside any test') })),
})

/** Where the tests of components put the traces of second tries. */
export const componentTraces = 'test-results/components'

/**
 * Counts the tests in a report of Vitest; a test file that fails outside any test counts once. A test
 * that passed and has failure messages all the same has passed at its second try, and is named.
 * @throws ValiError when it is no such report
 */
export function readVitestReport(report: unknown): Totals {
  const { numPassedTests, testResults } = v.parse(vitestReport, report)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${file} (outside its tests)`]
    return tests.map(({ fullName }) => `${file} › ${fullName}`)
  })
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) =>
        flakyLine(`${relative('', name)} › ${fullName} (${componentTraces})`, first),
      ),
  )
  return { ...noTests, passed: numPassedTests, failures, flaky }
}

/**
 * Counts the tests in a report of Playwright. One that passed at its second try has passed, and is named;
 * an error outside any test is a failure.
 * @throws ValiError when it is no such report
 */
export function readPlaywrightReport(report: unknown): Totals {
  const { stats, suites, errors } = v.parse(playwrightReport, report)
  const tests = suites.flatMap(testsIn)
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
      ...errors.map(({ message }) => message),
    ],
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ name, traces, error }) =>
        flakyLine(`${name} (${traces.at(-1) ?? 'no trace was kept'})`, error),
      ),
  }
}

type RunTest = {
  name: string
  status: string
  traces: string[]
  /** What the first try failed of, empty where nothing failed. */
  error: string
}

function testsIn({ specs, suites = [] }: Suite): RunTest[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} › ${title}`,
      status,
      traces: results
        .flatMap(({ attachments }) => attachments)
        .flatMap(({ name, path }) => (name === 'trace' && path ? [relative('', path)] : [])),
      error: results.map(({ error }) => error?.stack || error?.message).find(Boolean) ?? '',
    })),
  )
  return [...here, ...suites.flatMap(testsIn)]
}

/**
 * A flaky test, with what its first try failed of and where: often all that is left of a run on another machine.
 * @param error message and stack, with the colours of a terminal
 */
function flakyLine(test: string, error: string): string {
  const [message = '', ...stack] = stripVTControlCharacters(error).split('\n')
  const place = stack.map((line) => /tests\/[\w./-]+:\d+/.exec(line)?.[0]).find(Boolean)
  return [test, message, ...(place ? [`at ${place}`] : [])].filter(Boolean).join('\n    ')
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
