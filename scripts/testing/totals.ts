export type Totals = { passed: number; failed: number }

/** Adds up what several runners counted. */
export function addTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/**
 * What a runner's own count is worth: a runner that crashed, or that says it failed without counting
 * a failure, or that ran no test at all, has failed once.
 * @param counted what its report says; null when it wrote none
 * @param exitCode how it ended
 */
export function judgeRun(counted: Totals | null, exitCode: number): Totals {
  const totals = counted ?? { passed: 0, failed: 0 }
  const silent = totals.failed === 0
  return silent && (exitCode !== 0 || totals.passed === 0) ? { ...totals, failed: 1 } : totals
}

/** The one line that a test run ends with. */
export function totalsLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`
}
