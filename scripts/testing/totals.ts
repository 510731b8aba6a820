/** What a run came to. */
export type Totals = {
  passed: number
  /** The name of each failure. */
  failures: readonly string[]
}

/** Adds up what several runners counted. */
export function addTotals(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  }
}

/**
 * What a runner's own count is worth: a runner that crashed, or that says it failed without counting
 * a failure, or that ran no test at all, has failed once.
 * @param title the runner's name, for such a failure
 * @param counted what its report says; null when it wrote none
 * @param exitCode how it ended
 */
export function judgeRun(title: string, counted: Totals | null, exitCode: number): Totals {
  const totals = counted ?? { passed: 0, failures: [] }
  const silent = totals.failures.length === 0
  if (!silent || (exitCode === 0 && totals.passed > 0)) return totals
  const why = exitCode === 0 ? 'ran no test' : `ended with ${exitCode} and names no failure`
  return { ...totals, failures: [`${title}: ${why}`] }
}

/** The one line that a test run ends with. */
export function totalsLine({ passed, failures }: Totals): string {
  return `${passed} passed, ${failures.length} failed`
}
