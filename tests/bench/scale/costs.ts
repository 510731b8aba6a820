import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { endpoints } from '#src/contract/endpoints.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { sqliteFile } from '#server/store/engines/sqlite-database.ts'
import { succeed } from '../../fixtures/call.ts'
import type { Place } from '../../fixtures/engines.ts'
import { markedPatch } from '../../fixtures/marked-profile.ts'
import { newOrganisationName } from '../../fixtures/new-organisation.ts'
import { startProcess } from '../../fixtures/server-process.ts'
import { createSigner } from '../../fixtures/test-identity.ts'
import { processorTime } from '../cold/processor.ts'
import type { Row } from '../row.ts'
import { askCold } from './ask-cold.ts'
import { startServer } from './start-servers.ts'

/** What the capacity on paper of docs/operations.md is made of: what is asked for, by the slug of a supplier. */
const reads = {
  'cold page': (slug: string) => `/organization/${slug}`,
  'public profile, JSON': (slug: string) => `/api/public/organisation/detail/${slug}`,
  'badge of a supplier': (slug: string) => `/api/badge/green?organisation=${slug}`,
}
/** Times that each is asked for: before, while code is compiled, and then. */
const [warm, counted] = [500, 1_500] as const

/**
 * The processor that one of each takes, cold, and the disk that a supplier takes.
 * @param database process of PostgreSQL; null: there is none
 * @param slugs of suppliers, which are all there are
 */
export async function costs(
  engine: string,
  place: Place,
  database: number | null,
  slugs: readonly string[],
): Promise<Row[]> {
  const rows = [await diskOf(engine, place)]
  const databases = database === null ? [] : [database]
  const env = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }
  const server = await startServer(place.dataDir, 1, env)
  const answering = { urls: [server.url], servers: [server.pid], databases }
  try {
    for (const [what, pathOf] of Object.entries(reads)) {
      const paths = slugs.slice(0, warm + counted).map(pathOf)
      await askCold(answering, paths.slice(0, warm))
      const asked = await askCold(answering, paths.slice(warm))
      rows.push(costRow(`${what}, ${engine}`, asked.server, asked.database))
    }
  } finally {
    await server.stop()
  }
  return [...rows, await saves(engine, place, databases)]
}

function costRow(what: string, server: number, database: number): Row {
  const figure = `${server.toFixed(2)} ms of the server, ${database.toFixed(2)} ms of the database`
  return { what: `processor for a ${what}`, figure, budget: '', met: null }
}

async function diskOf(engine: string, place: Place): Promise<Row> {
  const open = await openDatabase(place)
  const { count } = await open.db
    .selectFrom('organisations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const bytes = await bytesOf(open, place.dataDir)
  await open.close()
  const figure = `${(bytes / Number(count) / 1000).toFixed(1)} kB`
  return { what: `disk for a supplier, ${engine}`, figure, budget: '', met: null }
}

async function bytesOf({ db, engine }: OpenDatabase, dataDir: string): Promise<number> {
  if (engine.name === 'sqlite') return (await stat(join(dataDir, sqliteFile))).size
  const size = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
  return Number((await size.execute(db)).rows[0]?.bytes)
}

async function saves(engine: string, place: Place, databases: readonly number[]): Promise<Row> {
  const signer = await createSigner()
  const { token } = await signer.person()
  const server = await startProcess(place, signer)
  const work = async () => {
    const times = await Promise.all([server.pid, ...databases].map(processorTime))
    const [ofServer = 0, ofDatabase = 0] = times
    return { ofServer, ofDatabase }
  }
  try {
    const body = { name: newOrganisationName() }
    const { data } = await succeed(server.url, endpoints.createSupplier, { token, body })
    const params = { slug: data.organisation.slug }
    const save = async (times: number) => {
      for (let mark = 0; mark < times; mark += 1) {
        const changed = markedPatch(mark)
        await succeed(server.url, endpoints.updateOrganisation, { token, params, body: changed })
      }
    }
    await save(warm)
    const before = await work()
    await save(counted)
    const after = await work()
    return costRow(
      `save, ${engine}`,
      (after.ofServer - before.ofServer) / counted,
      (after.ofDatabase - before.ofDatabase) / counted,
    )
  } finally {
    await server.kill()
  }
}
