import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { runChecks } from './testing/check-stages.ts'
import { readPlaywrightReport, readVitestReport } from './testing/read-report.ts'
import { runCommand } from './testing/run-command.ts'
import { runTests } from './testing/run-tests.ts'
import { addTotals, totalsLine, type Totals } from './testing/totals.ts'

async function check(): Promise<Totals> {
  console.log('━━ Checks ━━')
  const results = await runChecks()
  const failed = results.filter(({ code }) => code !== 0)
  return { passed: 0, failures: failed.map(({ name }) => `npm run check:${name}`) }
}

async function unitTests(): Promise<Totals> {
  const report = 'test-results/vitest.json'
  const postgres = await ensurePostgres()
  if (!postgres) console.log('No PostgreSQL found: the contract suite runs on SQLite only.')
  return runTests({
    title: 'Unit and contract tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env: postgres ? { POSTGRES_BIN: postgres } : {},
    report,
    read: readVitestReport,
  })
}

async function endToEndTests(): Promise<Totals> {
  console.log('\n━━ Build ━━')
  if ((await runCommand(['npm', 'run', 'build'], { output: 'show' })).code !== 0) {
    throw new Error('The build failed, so the end-to-end tests could not run.')
  }
  const report = 'test-results/playwright.json'
  return runTests({
    title: 'End-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readPlaywrightReport,
  })
}

/** Runs a stage; one that throws has failed once, for what it says. */
async function stage(run: () => Promise<Totals>): Promise<Totals> {
  try {
    return await run()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(reason)
    return { passed: 0, failures: [reason] }
  }
}

const totals = addTotals([await stage(check), await stage(unitTests), await stage(endToEndTests)])
process.exitCode = totals.failures.length > 0 ? 1 : 0
// Here again, since a record of a long run may keep its last lines only.
console.log(totals.failures.map((failure) => `\n✗ ${failure}`).join(''))
console.log(`\n${totalsLine(totals)}`)
