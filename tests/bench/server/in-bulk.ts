import { Kysely, sql } from 'kysely'
import type { OpenDatabase } from '#server/store/database.ts'
import type { Connection } from '#server/store/engine.ts'
import { openPostgres, unhurried } from '#server/store/engines/postgres.ts'

/**
 * Lets SQLite write much without waiting for the disk, and keep more of it in memory, while something runs:
 * what is lost in a crash is filled in again.
 */
export async function withoutWaiting(
  { db, engine }: OpenDatabase,
  run: () => Promise<void>,
): Promise<void> {
  if (engine.name !== 'sqlite') return run()
  const set = (synchronous: 'off' | 'full', kilobytes: number) => [
    sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(db),
    sql`pragma cache_size = ${sql.lit(-kilobytes)}`.execute(db),
  ]
  await Promise.all(set('off', 400_000))
  try {
    await run()
  } finally {
    // As the portal has it.
    await Promise.all(set('full', 20_000))
  }
}

/**
 * Runs what takes a large PostgreSQL longer than the portal's own connections wait.
 * @param databaseUrl null: over the usual connection
 */
export async function patiently(
  open: Pick<OpenDatabase, 'db'>,
  databaseUrl: string | null,
  run: (db: OpenDatabase['db']) => Promise<void>,
): Promise<void> {
  if (databaseUrl === null) return run(open.db)
  const db: OpenDatabase['db'] = new Kysely({ dialect: openPostgres(databaseUrl, unhurried) })
  await run(db).finally(() => db.destroy())
}

/** Runs a step that writes thousands of rows in one transaction. */
export function inBulk(
  { db, engine }: OpenDatabase,
  step: (transaction: Connection) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // Row by row, foreign keys and the list of profiles take longer than everything else.
    if (engine.name === 'postgres')
      await sql`set local session_replication_role = replica`.execute(transaction)
    await step(transaction)
  })
}
