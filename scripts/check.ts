import { runChecks } from './testing/check-stages.ts'

const failed = (await runChecks()).filter(({ code }) => code !== 0)
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
