import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { endpoints } from '#src/contract/endpoints.ts'
import { openDatabase } from '#server/store/database.ts'
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

/** Milliseconds of processor. */
export type Cost = { server: number; database: number }
/** What one supplier and one call cost. */
export type Costs = {
  /** Bytes on disk for each supplier. */
  disk: number
  calls: Record<'page' | 'json' | 'badge' | 'read' | 'save', Cost>
}

const names = {
  page: 'cold page',
  json: 'cold public profile, JSON',
  badge: 'cold badge of a supplier',
  read: 'profile read by a member',
  save: 'save',
} as const

/** Times that each is asked for: before, while code is compiled, and then. */
const [warm, counted] = [400, 1_000] as const

/**
 * Measures the processor that one call of each kind takes, and the disk that a supplier takes.
 * @param database process of PostgreSQL; null: there is none
 * @param slugs of suppliers whose profiles are shown
 */
export async function measureCosts(
  place: Place,
  database: number | null,
  slugs: readonly string[],
): Promise<Costs> {
  const databases = database === null ? [] : [database]
  const disk = await diskOf(place)
  const env = place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }
  const server = await startServer(place.dataDir, 1, env)
  const answering = { urls: [server.url], servers: [server.pid], databases }
  const cold = async (pathOf: (slug: string) => string): Promise<Cost> => {
    const paths = slugs.slice(0, warm + counted).map(pathOf)
    await askCold(answering, paths.slice(0, warm))
    return askCold(answering, paths.slice(warm))
  }
  try {
    const page = await cold((slug) => `/organization/${slug}`)
    const json = await cold((slug) => `/api/public/organisation/detail/${slug}`)
    const badge = await cold((slug) => `/api/badge/green?organisation=${slug}`)
    return { disk, calls: { page, json, badge, ...(await ofMember(place, databases)) } }
  } finally {
    await server.stop()
  }
}

export function costRows(engine: string, { disk, calls }: Costs): Row[] {
  const row = (what: string, figure: string) => ({ what, figure, budget: '', met: null })
  const kinds = Object.keys(names) as (keyof typeof names)[]
  return [
    row(`disk for a supplier, ${engine}`, `${(disk / 1000).toFixed(1)} kB`),
    ...kinds.map((kind) => {
      const { server, database } = calls[kind]
      const figure = `${server.toFixed(2)} ms of the server, ${database.toFixed(2)} ms of the database`
      return row(`processor for a ${names[kind]}, ${engine}`, figure)
    }),
  ]
}

async function diskOf(place: Place): Promise<number> {
  const { db, engine, close } = await openDatabase(place)
  const { count } = await db
    .selectFrom('organisations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const size = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
  const bytes =
    engine.name === 'sqlite'
      ? (await stat(join(place.dataDir, sqliteFile))).size
      : Number((await size.execute(db)).rows[0]?.bytes)
  await close()
  return bytes / Number(count)
}

/** One after the other, so that no two wait for the same row. */
async function ofMember(place: Place, databases: readonly number[]) {
  const signer = await createSigner()
  const { token } = await signer.person()
  const { url, pid, kill } = await startProcess(place, signer)
  const cost = async (call: (turn: number) => Promise<unknown>): Promise<Cost> => {
    for (let turn = 0; turn < warm; turn += 1) await call(turn)
    const work = () => Promise.all([pid, ...databases].map(processorTime))
    const [server = 0, database = 0] = await work()
    for (let turn = 0; turn < counted; turn += 1) await call(turn)
    const [serverThen = 0, databaseThen = 0] = await work()
    return {
      server: (serverThen - server) / counted,
      database: (databaseThen - database) / counted,
    }
  }
  try {
    const body = { name: newOrganisationName() }
    const { data } = await succeed(url, endpoints.createSupplier, { token, body })
    const own = { token, params: { slug: data.organisation.slug } }
    return {
      save: await cost((turn) =>
        succeed(url, endpoints.updateOrganisation, { ...own, body: markedPatch(turn) }),
      ),
      read: await cost(() => succeed(url, endpoints.organisationDetails, own)),
    }
  } finally {
    await kill()
  }
}
