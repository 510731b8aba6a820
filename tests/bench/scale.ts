import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { startReplica } from '../fixtures/postgres-replica.ts'
import { startPostgres } from '../fixtures/postgres-server.ts'
import { middle, type Row } from './row.ts'
import { askCold, type Asked } from './scale/ask-cold.ts'
import { fillPlace, publicSlugs } from './scale/filled-place.ts'
import { startServer } from './scale/start-servers.ts'

const cores = availableParallelism()
const rounds = 3
const leastPerCore = 0.8
/** Seconds of each round. */
const measured = 8
/**
 * Pages that each process makes before: the first hundred cost five times as much, while code is compiled,
 * and two processes compile twice.
 */
const warmPages = 500

/** How many servers run, and of how many processes each. */
type Way = {
  name: string
  servers: number
  workers: number
  env?: Record<string, string>
  databases: number[]
}

/** Cold pages a second, of one process and of as many as there are cores, on both databases and a replica. */
export async function scale(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credence-scale-'))
  const rows: Row[] = []
  try {
    await fillPlace({ databaseUrl: null, dataDir })
    const embedded = { databases: [], servers: 1 }
    rows.push(
      ...(await compare('SQLite', dataDir, [
        { name: '1 process', workers: 1, ...embedded },
        { name: `WORKERS=${cores}`, workers: cores, ...embedded },
      ])),
    )
    rows.push(...(await onPostgres(dataDir)))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return rows
}

async function onPostgres(dataDir: string): Promise<Row[]> {
  const binaries = findPostgresBinaries()
  if (!binaries) return []
  const postgres = await startPostgres(binaries)
  const databaseUrl = await postgres.createDatabase()
  await fillPlace({ databaseUrl, dataDir })
  const replica = await startReplica(binaries, postgres.address)
  const env = { DATABASE_URL: databaseUrl }
  const both = { ...env, DATABASE_REPLICA_URL: replica.at(databaseUrl) }
  const databases = [postgres.pid(), replica.pid()]
  try {
    return await compare('PostgreSQL', dataDir, [
      { name: '1 process', servers: 1, workers: 1, env, databases },
      { name: `WORKERS=${cores}`, servers: 1, workers: cores, env, databases },
      { name: `${cores} servers, one replica`, servers: cores, workers: 1, env: both, databases },
    ])
  } finally {
    await replica.remove()
    await postgres.stop()
  }
}

/** Measures the ways in turn, so that a slow moment of the machine hits all alike. */
async function compare(engine: string, dataDir: string, ways: readonly Way[]): Promise<Row[]> {
  const all = ways.map((): Asked[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of ways.entries()) all[at]?.push(await measure(dataDir, way))
  }
  const found = all.map(middleOf)
  return ways.map((way, at) => describe(`cold pages, ${engine}, ${way.name}`, way, found, at))
}

async function measure(dataDir: string, { servers: count, workers, env, databases }: Way) {
  const starting = Array.from({ length: count }, () => startServer(dataDir, workers, env))
  const servers = await Promise.all(starting)
  const answering = {
    urls: servers.map(({ url }) => url),
    servers: servers.map(({ pid }) => pid),
    databases,
  }
  const paths = publicSlugs().map((slug) => `/organization/${slug}`)
  try {
    await askCold(answering, paths.splice(0, warmPages * workers * count))
    return await askCold(answering, paths, measured)
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

function middleOf(all: readonly Asked[]): Asked {
  const of = (key: keyof Asked) => middle(all.map((one) => one[key]))
  return {
    perSecond: of('perSecond'),
    server: of('server'),
    database: of('database'),
    callers: of('callers'),
    coresLeft: of('coresLeft'),
  }
}

/** A process answers and renders in one thread. */
const coresFor = (processes: number, { coresLeft }: Asked) => Math.min(processes, coresLeft)

function describe(what: string, way: Way, found: readonly Asked[], at: number): Row {
  const [single, asked] = [found[0], found[at]]
  if (!single || !asked) throw new Error('Nothing was measured')
  const processes = way.servers * way.workers
  const cost = `${asked.server.toFixed(1)} ms of the server, ${asked.database.toFixed(1)} of the database, ${asked.callers.toFixed(1)} of the callers each`
  const figure = `${asked.perSecond.toFixed(0)} a second; ${cost}; ${coresFor(processes, asked).toFixed(2)} cores left`
  if (processes === 1) return { what, figure, budget: '', met: null }
  const gain = asked.perSecond / single.perSecond
  const perCore = gain / (coresFor(processes, asked) / coresFor(1, single))
  return {
    what: `${what}: gain per core`,
    figure: `${figure}; ${gain.toFixed(2)}× = ${perCore.toFixed(2)} per core`,
    budget: `≥ ${leastPerCore}`,
    met: perCore >= leastPerCore,
  }
}
