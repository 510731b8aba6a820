import { rm } from 'node:fs/promises'
import { readReportFile } from './read-report.ts'
import { runCommand } from './run-command.ts'
import { judgeRun, totalsLine, type Totals } from './totals.ts'

type Runner = {
  title: string
  command: readonly string[]
  env?: Record<string, string | undefined>
  /** Where the runner writes its JSON report. */
  report: string
  read: (report: unknown) => Totals
}

/** Runs one test runner, showing its output, and counts its tests from the report it writes. */
export async function runTests(runner: Runner): Promise<Totals> {
  console.log(`\n━━ ${runner.title} ━━`)
  await rm(runner.report, { force: true })
  const { code, seconds } = await runCommand(runner.command, {
    output: 'show',
    env: runner.env ?? {},
  })
  const totals = judgeRun(runner.title, await readReportFile(runner.report, runner.read), code)
  console.log(`${runner.title}: ${totalsLine(totals)} (${seconds.toFixed(0)} s)`)
  return totals
}
