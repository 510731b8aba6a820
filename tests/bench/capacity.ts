import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { startPostgres } from '../fixtures/postgres-server.ts'
import type { Row } from './row.ts'
import { costRows, measureCosts } from './scale/costs.ts'
import { fillPlace, publicSlugs } from './scale/filled-place.ts'
import { capacityRows } from './scale/on-paper.ts'

/** What a supplier and a call of each kind cost, on both databases, and what millions of suppliers need on paper. */
export async function capacity(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credence-capacity-'))
  try {
    const place = { databaseUrl: null, dataDir }
    await fillPlace(place)
    const costs = await measureCosts(place, null, publicSlugs())
    return [...costRows('SQLite', costs), ...(await onPostgres(dataDir))]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(dataDir: string): Promise<Row[]> {
  const binaries = findPostgresBinaries()
  if (!binaries) return []
  const postgres = await startPostgres(binaries)
  try {
    const place = { databaseUrl: await postgres.createDatabase(), dataDir }
    await fillPlace(place)
    const costs = await measureCosts(place, postgres.pid(), publicSlugs())
    return [...costRows('PostgreSQL', costs), ...capacityRows('PostgreSQL', costs)]
  } finally {
    await postgres.stop()
  }
}
