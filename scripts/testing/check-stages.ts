import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { runCommand, type Outcome } from './run-command.ts'

export type CheckResult = Outcome & { name: string }

const manifest = v.object({ scripts: v.record(v.string(), v.string()) })

/** The names of all checks: every script of package.json that starts with `check:`. */
export function checkNames(scripts: Record<string, string>): string[] {
  return Object.keys(scripts)
    .filter((name) => name.startsWith('check:'))
    .map((name) => name.slice('check:'.length))
}

/**
 * Runs all checks at the same time, printing one line for each as it ends and, at the end, what the
 * failed ones had to say.
 */
export async function runChecks(): Promise<CheckResult[]> {
  const { scripts } = v.parse(manifest, JSON.parse(await readFile('package.json', 'utf8')))
  const results = await Promise.all(checkNames(scripts).map(runCheck))
  for (const { name, output } of results.filter(({ code }) => code !== 0)) {
    console.log(`\n── ${name} ──\n${output.trim()}`)
  }
  return results
}

async function runCheck(name: string): Promise<CheckResult> {
  const outcome = await runCommand(['npm', 'run', '--silent', `check:${name}`], { output: 'keep' })
  console.log(checkLine(name, outcome))
  return { name, ...outcome }
}

/** The summary of one check. */
export function checkLine(
  name: string,
  { code, seconds }: Pick<Outcome, 'code' | 'seconds'>,
): string {
  return `${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1)} s`
}
