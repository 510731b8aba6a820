/** What a run came to. */
export type Totals = {
  passed: number
  /** The name of each failure. */
  failures: readonly string[]
  /** Tests that passed at their second try, among those that passed: name, and where the trace lies. */
  flaky: readonly string[]
}

/** So many flaky tests are named and let pass; with more of them a run says nothing any longer. */
const mostFlaky = 2

/** Of a stage that has no tests to pass. */
export const noTests: Totals = { passed: 0, failures: [], flaky: [] }

/** Adds up what several runners counted; too many flaky tests in all of them together are a failure. */
export function addTotals(all: readonly Totals[]): Totals {
  const flaky = all.flatMap((one) => one.flaky)
  const failures = all.flatMap((one) => one.failures)
  if (flaky.length > mostFlaky) {
    failures.push(`${flaky.length} tests passed only at their second try`)
  }
  return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failures, flaky }
}

/**
 * What a runner's own count is worth: a runner that crashed, or that says it failed without counting
 * a failure, or that ran no test at all, has failed once.
 * @param title the runner's name, for such a failure
 * @param counted what its report says; null when it wrote none
 * @param exitCode how it ended
 * @param mayRunNone whether there may be nothing for it to do
 */
export function judgeRun(
  title: string,
  counted: Totals | null,
  exitCode: number,
  mayRunNone = false,
): Totals {
  const totals = counted ?? noTests
  const whole = exitCode === 0 && (totals.passed > 0 || mayRunNone)
  if (totals.failures.length > 0 || whole) return totals
  const why = exitCode === 0 ? 'ran no test' : `ended with ${exitCode} and names no failure`
  return { ...totals, failures: [`${title}: ${why}`] }
}

/** The last lines of a test run: what failed, what was flaky, and the one line that counts. */
export function summaryOf({ passed, failures, flaky }: Totals): string {
  return [
    ...failures.map((failure) => `✗ ${failure}\n`),
    ...flaky.map((one) => `~ ${one}`),
    ...(flaky.length > 0 ? [`flaky: ${flaky.length}\n`] : []),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}
