import { Kysely } from 'kysely'
import type { DatabasePlace } from './database.ts'
import type { Engine } from './engine.ts'
import type { Database } from './tables.ts'

/**
 * Opens connections that write nothing, for a thread that must never wait for the rest of the process.
 * @param name as which PostgreSQL knows them
 * @param cache kB of SQLite's file that are kept: what is read again and again is in memory otherwise
 */
export async function openForReading(
  { databaseUrl, dataDir }: DatabasePlace,
  { name, cache }: { name: string; cache: number },
): Promise<{ engine: Engine; db: Kysely<Database> }> {
  if (databaseUrl) {
    const { openPostgres, postgresEngine } = await import('./engines/postgres.ts')
    const dialect = openPostgres(databaseUrl, { connections: 2, isReadOnly: true, name })
    return { engine: postgresEngine, db: new Kysely<Database>({ dialect }) }
  }
  const { openSqlite, sqliteEngine } = await import('./engines/sqlite.ts')
  return { engine: sqliteEngine, db: new Kysely<Database>({ dialect: openSqlite(dataDir, cache) }) }
}
