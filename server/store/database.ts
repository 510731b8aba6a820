import { Kysely } from 'kysely'
import { StartupError } from '../startup-error.ts'
import { heedBeforeCommit } from './before-commit.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './tables.ts'

/** Where a database is: PostgreSQL at an address, or SQLite in a folder. */
export type DatabasePlace = { databaseUrl: string | null; dataDir: string }

export type OpenDatabase = {
  db: Kysely<Database>
  engine: Engine
  place: DatabasePlace
  close(): Promise<void>
}

/**
 * Opens the database and brings it to the newest schema.
 * @param options `databaseUrl`: PostgreSQL; null: SQLite in the folder `dataDir`
 * @throws StartupError when it cannot be opened, or belongs to a newer version
 */
export async function openDatabase(options: DatabasePlace): Promise<OpenDatabase> {
  const { engine, dialect, setUp } = await chooseEngine(options)
  const db = new Kysely<Database>({ dialect: heedBeforeCommit(dialect) })
  const patient = setUp ? new Kysely<Database>({ dialect: heedBeforeCommit(setUp) }) : db
  try {
    await migrate(patient, engine, migrations).finally(async () => {
      if (setUp) await patient.destroy()
    })
  } catch (cause) {
    await db.destroy()
    if (cause instanceof StartupError) throw cause
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new StartupError(`The ${engine.name} database cannot be opened: ${reason}.`, { cause })
  }
  const { databaseUrl, dataDir } = options
  return { db, engine, place: { databaseUrl, dataDir }, close: () => db.destroy() }
}

/**
 * The one that is not used is not loaded. `setUp` is for migrations, where the usual connections have limits
 * that one of a large table, or waiting for that of another process, exceeds.
 */
async function chooseEngine({ databaseUrl, dataDir }: DatabasePlace) {
  if (databaseUrl) {
    const { openPostgres, postgresEngine, unhurried } = await import('./engines/postgres.ts')
    const setUp = openPostgres(databaseUrl, unhurried)
    return { engine: postgresEngine, dialect: openPostgres(databaseUrl), setUp }
  }
  const { openSqlite, sqliteEngine } = await import('./engines/sqlite.ts')
  return { engine: sqliteEngine, dialect: openSqlite(dataDir), setUp: null }
}
