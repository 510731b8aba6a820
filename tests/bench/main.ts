/**
 * The figures by which the portal is judged: `npm run bench`, or `npm run bench -- widget growth` for
 * some of them. Prints a table and writes `test-results/bench.json`. Figures of one run belong together:
 * machines differ, and one from hour to hour, so its load is printed with them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { cold } from './cold.ts'
import { consoleSteps } from './console.ts'
import { interaction } from './interaction.ts'
import { capacity } from './capacity.ts'
import { firstLoad } from './first-load.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { heapOverNavigations } from './navigations.ts'
import type { Row } from './row.ts'
import { search } from './search.ts'
import { scale } from './scale.ts'
import { growth } from './server/growth.ts'
import { serverProcess } from './server/process.ts'
import { signedIn } from './server/signed-in.ts'
import { throughput } from './server/throughput.ts'
import { signIn } from './sign-in.ts'
import { vendors } from './vendors.ts'
import { widget } from './widget.ts'

const parts = {
  'first-load': firstLoad,
  lighthouse,
  interaction,
  console: consoleSteps,
  navigations: heapOverNavigations,
  'sign-in': signIn,
  widget,
  throughput,
  cold,
  memory,
  'signed-in': signedIn,
  growth,
  process: serverProcess,
  search,
  vendors,
  scale,
  capacity,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const load = () => Number(loadavg()[0]?.toFixed(2))
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
const before = load()
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`${name} …`)
  rows.push(...(await measure()))
}

const verdict = { true: 'yes', false: 'NO', null: '' }
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, load ${before} to ${load()}\n`)
console.log('| what | figure | budget | met |\n| --- | --- | --- | --- |')
for (const { what, figure, budget, met } of rows)
  console.log(
    `| ${what} | ${figure} | ${budget} | ${verdict[String(met) as keyof typeof verdict]} |`,
  )
await mkdir('test-results', { recursive: true })
await writeFile('test-results/bench.json', JSON.stringify({ machine, before, after: load(), rows }))
