import { ensureChromium } from './ensure-chromium.ts'
import { ensureEngines } from './ensure-engines.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { changeAtWork } from './testing/change.ts'
import { runChecks } from './testing/check-stages.ts'
import { readPlaywrightReport, readVitestReport } from './testing/read-report.ts'
import { runCommand } from './testing/run-command.ts'
import { runTests } from './testing/run-tests.ts'
import { createStages } from './testing/stages.ts'
import { noTests, summaryOf, type Totals } from './testing/totals.ts'

// PostgreSQL's clusters and Chromium's file names know letters beside those of ASCII by the locale only,
// and a bare machine has none.
process.env['LANG'] ||= 'C.UTF-8'

/** What `npm test` is asked for: all tests, or with `--changed` those that a change can break. */
const change = process.argv.includes('--changed') ? await changeAtWork() : null
const stages = createStages()

async function check(): Promise<Totals> {
  const results = await runChecks()
  const failed = results.filter(({ code }) => code !== 0)
  return { ...noTests, failures: failed.map(({ name }) => `npm run check:${name}`) }
}

let isBuilt = false

async function build(): Promise<Totals> {
  const { code, output } = await runCommand(['npm', 'run', 'build'], { output: 'keep' })
  isBuilt = code === 0
  if (isBuilt) return noTests
  console.log(output)
  return { ...noTests, failures: ['npm run build'] }
}

async function vitest(): Promise<Totals> {
  const report = 'test-results/vitest.json'
  // One after the other: two installations at a time wait for the same lock, or fail.
  const postgres = await ensurePostgres()
  const chromium = await ensureChromium()
  const missing = await ensureEngines()
  if (!postgres) console.log('No PostgreSQL found: the contract suite runs on SQLite only.')
  if (missing.length > 0)
    console.log(`Not found, so that no test runs in it: ${missing.join(', ')}.`)
  return runTests({
    title: 'Unit, contract and component tests',
    command: [
      ...['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...(change ? ['--changed', change.since, '--passWithNoTests'] : []),
    ],
    env: { CHROMIUM_PATH: chromium, ...(postgres && { POSTGRES_BIN: postgres }) },
    report,
    read: readVitestReport,
    mayRunNone: change !== null,
  })
}

async function playwright(): Promise<Totals> {
  const report = 'test-results/playwright.json'
  return runTests({
    title: 'End-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json', ...(change?.specs ?? [])],
    env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readPlaywrightReport,
  })
}

// Compiler, linter and bundler leave a core free now and then; tests leave none.
await Promise.all([stages.run('Checks', check), stages.run('Build', build)])
if (isBuilt) {
  await stages.run('Unit, contract and component tests', vitest)
  if (change?.specs?.length !== 0) await stages.run('End-to-end tests', playwright)
}

const totals = stages.totals()
process.exitCode = totals.failures.length > 0 ? 1 : 0
// Here again, since a record of a long run may keep its last lines only.
console.log(`\n${stages.times()}\n\n${summaryOf(totals)}`)
