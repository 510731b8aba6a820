/**
 * Place search: how long it takes, in the function and over HTTP, and how often it knows what was
 * meant. `node --expose-gc tests/bench/places.ts`. Wall-clock times tell something on an idle machine
 * only; the processor's time of the thread does on a busy one too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { readPlaceTable } from '#server/catalogue/places/place-table.ts'
import { openDatabase } from '#server/store/database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { send } from '../fixtures/call.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'
import { randomFrom } from '#server/demo/directory/chance.ts'
import { createMisspeller } from './misspell.ts'
import { summarise } from './percentiles.ts'

const seed = 20_26
const samples = 2000
const rounds = 3

const memoryBefore = process.memoryUsage()
const catalogue = await loadCatalogue()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const [usedBefore, start] = [process.threadCpuUsage(), performance.now()]
await catalogue.preparePlaces()
const took = performance.now() - start
const { user: cpu } = process.threadCpuUsage(usedBefore)
delay.disable()
global.gc?.()
const grown = process.memoryUsage()
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`
console.log(
  `prepared in ${took.toFixed(0)} ms (${(cpu / 1000).toFixed(0)} ms CPU), event loop late by ${(delay.max / 1e6).toFixed(0)} ms at most;`,
  `buffers +${megabytes(grown.arrayBuffers - memoryBefore.arrayBuffers)},`,
  `heap +${megabytes(grown.heapUsed - memoryBefore.heapUsed)} (the whole catalogue)`,
)

const table = readPlaceTable()
const random = randomFrom(seed)
const misspell = createMisspeller(random)
const rowsOfRank = (least: number) =>
  Array.from({ length: table.keys.size }, (_, row) => row).filter(
    (row) => table.rank(row) >= least && table.name(row).length >= 4,
  )
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

for (const least of [10, 8]) {
  const rows = rowsOfRank(least)
  let [first, firstFive] = [0, 0]
  for (let sample = 0; sample < samples; sample += 1) {
    const name = table.name(pick(rows))
    const found = catalogue.searchPlaces(misspell(name), limits.searchResults)
    const at = found.findIndex(({ address }) => `${address}, `.startsWith(`${name}, `))
    if (at === 0) first += 1
    if (at >= 0 && at < 5) firstFive += 1
  }
  const share = (count: number) => `${((100 * count) / samples).toFixed(1)} %`
  console.log(
    `recall, rank ${least} and more (${rows.length} places): first ${share(first)}, first five ${share(firstFive)}`,
  )
}

const common = rowsOfRank(8)
const names = Array.from({ length: 150 }, () => table.name(pick(common)))
const street = '12 Wharf Rd, Leichardt NSW 2040'
const queries: Record<string, string[]> = {
  exact: names,
  'letter by letter': [street, 'San Francisco, California', 'Johannesburg'].flatMap((text) =>
    Array.from(text, (_, end) => text.slice(0, end + 1)).slice(limits.searchMinLength - 1),
  ),
  misspelt: names.map((name) => misspell(name)),
  'with a street': names.map((name) => `${1 + Math.floor(random() * 200)} Wharf Rd, ${name}`),
  hostile: [
    'a '.repeat(100),
    'a'.repeat(200),
    'q'.repeat(48),
    'san '.repeat(50),
    'sant '.repeat(40),
    '12 aeaeaeae bebebebe oror inin anan eses rara lala mama nene tata',
    '12 saint marien santa marien sankt marien santo marien new south',
    ','.repeat(200),
    '東京都千代田区'.repeat(28),
    'Москва '.repeat(28),
    '💥'.repeat(100),
    '%_\\'.repeat(60),
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'credence-bench-'))
const open = await openDatabase({ databaseUrl: null, dataDir: folder })
const signer = await createSigner()
const app = await startTestApp(open, signer.publicKey)
/** An account may not ask without end: every hundred queries another one does. */
const tokenOf = (id: number) =>
  signer.token({
    ...{ id: `bench-${id}`, email: 'bench@example.test', emailVerified: true },
    ...{ firstName: 'Bench', lastName: 'Mark' },
  })

let asked = 0
let token = ''
for (const [title, list] of Object.entries(queries)) {
  const inFunction: number[] = []
  const onProcessor: number[] = []
  const overHttp: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const address of list) {
      const [used, before] = [process.threadCpuUsage(), performance.now()]
      catalogue.searchPlaces(address, limits.searchResults)
      inFunction.push(performance.now() - before)
      const { user, system } = process.threadCpuUsage(used)
      onProcessor.push((user + system) / 1000)
      if (asked % 100 === 0) token = await tokenOf(asked)
      asked += 1
      const sent = performance.now()
      await (await send(app.url, endpoints.searchPlaces, { token, query: { address } })).text()
      overHttp.push(performance.now() - sent)
    }
  }
  console.log(`${title.padEnd(17)} function ${summarise(inFunction)}`)
  console.log(`${' '.repeat(17)} its CPU  ${summarise(onProcessor)}`)
  console.log(`${' '.repeat(17)} HTTP     ${summarise(overHttp)}`)
}
await app.close()
await open.close()
rmSync(folder, { recursive: true })
