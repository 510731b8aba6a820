import { rm } from 'node:fs/promises'
import { readReportFile } from './read-report.ts'
import { runCommand } from './run-command.ts'
import { judgeRun, type Totals } from './totals.ts'

type Runner = {
  title: string
  command: readonly string[]
  env?: Record<string, string | undefined>
  /** Where the runner writes its JSON report. */
  report: string
  read: (report: unknown) => Totals
  /** Whether there may be nothing for it to do. */
  mayRunNone?: boolean
}

/** Runs one test runner, showing its output, and counts its tests from the report it writes. */
export async function runTests(runner: Runner): Promise<Totals> {
  await rm(runner.report, { force: true })
  const { code } = await runCommand(runner.command, { output: 'show', env: runner.env ?? {} })
  const counted = await readReportFile(runner.report, runner.read)
  return judgeRun(runner.title, counted, code, runner.mayRunNone)
}
