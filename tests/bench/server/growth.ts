import { sql } from 'kysely'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import type { Bench } from '../../fixtures/contract-suite.ts'
import { crawlerPages } from '../../fixtures/crawler-pages.ts'
import { type EngineUnderTest, engines } from '../../fixtures/engines.ts'
import { furnish, furnishedEnv } from '../../fixtures/furnish.ts'
import { startTestApp } from '../../fixtures/test-app.ts'
import { createSigner } from '../../fixtures/test-identity.ts'
import type { Row } from '../row.ts'
import { patiently } from './in-bulk.ts'
import { fillDirectory } from './directory.ts'
import { fillActivity } from './growth-activity.ts'
import { type Asked, questionsOf } from './growth-questions.ts'
import { type Figure, measure } from './growth-measure.ts'
import { createWorlds } from './growth-world.ts'

/** How many organisations there are, one size after the other: `GROWTH_TO=1000000` adds a million. */
const sizes = [1_000, 100_000, 1_000_000].filter(
  (size) => size <= Number(process.env['GROWTH_TO'] ?? 100_000),
)
/** One of the databases, `SQLite` or `PostgreSQL`. */
const only = process.env['GROWTH_ENGINE']
/**
 * How much more of the processor something may take among the most organisations than among the fewest. Time by the
 * clock is shown beside it: on a busy machine it says more of the others.
 */
const mostGrowth = 3
/** A step between numbers of the directory, with which each comes once: a prime that divides no size. */
const stride = 7_919

/**
 * How long everything takes that the portal is asked, by whom ever, as the directory grows: each endpoint
 * of the contract, each command of the operator, what search engines read.
 */
export async function growth(): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of engines.filter(({ name }) => only === undefined || name === only)) {
    const found = await growthOn(engine)
    // With a million it takes most of an hour: nothing of that is to be lost by what comes after.
    for (const { what, figure } of found) console.error(`${what}: ${figure}`)
    rows.push(...found)
  }
  return rows
}

async function growthOn({ name, start }: EngineUnderTest): Promise<Row[]> {
  const bench = await openBench(start)
  const figures = new Map<Asked, Figure[]>()
  try {
    let there = 0
    let number = 0
    for (const size of sizes) {
      await fillDirectory(bench.open, size, {
        from: there,
        databaseUrl: bench.place.databaseUrl,
      })
      await furnish(bench)
      await fillActivity(bench.open, size, there)
      // As PostgreSQL does by itself a minute later.
      if (bench.open.engine.name === 'postgres') {
        const { databaseUrl } = bench.place
        await patiently(bench.open, databaseUrl, async (db) => {
          await sql`vacuum analyze`.execute(db)
        })
      }
      there = size
      const world = await createWorlds(bench, () => (number += stride) % size)
      for (const question of questionsOf(bench)) {
        const figure = await measure(bench.open, question, world)
        figures.set(question.what, [...(figures.get(question.what) ?? []), figure])
      }
      console.error(`${name}: ${size} organisations measured`)
    }
  } finally {
    await bench.app.close()
    await bench.open.close()
    await bench.engine.stop()
  }
  return [...figures].map(([asked, found]) => compare(name, asked, found))
}

async function openBench(start: EngineUnderTest['start']): Promise<Bench> {
  const engine = await start()
  const place = await engine.place()
  const open = await openDatabase(place)
  const signer = await createSigner()
  const app = await startTestApp(open, signer.publicKey, {
    // Calls come from many networks: some are counted by where they come from.
    env: { DATA_DIR: place.dataDir, ...furnishedEnv, TRUSTED_PROXIES: '127.0.0.1' },
    pages: crawlerPages(createStore(open)),
  })
  const notNeeded = () => Promise.reject(new Error('Organisations come from the directory'))
  const person = (claims?: object) => signer.person(claims)
  return { engine, place, open, app, signer, person, organisation: notNeeded }
}

const shortly = (size: number) => size.toLocaleString('en')

function compare(engine: string, asked: Asked, figures: readonly Figure[]): Row {
  const ratio = (figures.at(-1)?.cpu ?? 0) / (figures[0]?.cpu ?? 1)
  const inRow = (of: (figure: Figure) => number) =>
    figures.map((one) => of(one).toFixed(2)).join(', ')
  const isWhole = asked.isWhole === true
  return {
    what: `${asked.name}, ${engine}, ${sizes.map(shortly).join(', ')} organisations: processor; p50`,
    figure: `${inRow(({ cpu }) => cpu)} ms = ${ratio.toFixed(1)}×; ${inRow(({ wall }) => wall)} ms`,
    budget: isWhole ? '' : `≤ ${mostGrowth}×`,
    met: isWhole ? null : ratio <= mostGrowth,
  }
}
