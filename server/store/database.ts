import { Kysely } from 'kysely'
import { StartupError } from '../startup-error.ts'
import { heedBeforeCommit } from './before-commit.ts'
import type { Engine } from './engine.ts'
import { openPostgres, postgresEngine } from './engines/postgres.ts'
import { openSqlite, sqliteEngine } from './engines/sqlite.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Database } from './tables.ts'

export type OpenDatabase = { db: Kysely<Database>; engine: Engine; close(): Promise<void> }

/**
 * Opens the database and brings it to the newest schema.
 * @param options `databaseUrl`: PostgreSQL; null: SQLite in the folder `dataDir`
 * @throws StartupError when it cannot be opened, or belongs to a newer version
 */
export async function openDatabase(options: {
  databaseUrl: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  const engine = options.databaseUrl ? postgresEngine : sqliteEngine
  const dialect = options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : openSqlite(options.dataDir)
  const db = new Kysely<Database>({ dialect: heedBeforeCommit(dialect) })
  try {
    await migrate(db, engine, migrations)
  } catch (cause) {
    await db.destroy()
    if (cause instanceof StartupError) throw cause
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new StartupError(`The ${engine.name} database cannot be opened: ${reason}.`, { cause })
  }
  return { db, engine, close: () => db.destroy() }
}
