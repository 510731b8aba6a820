import { Kysely, sql } from 'kysely'
import type { OpenDatabase } from '#server/store/database.ts'
import type { Connection, Engine } from '#server/store/engine.ts'
import { openPostgres, unhurried } from '#server/store/engines/postgres.ts'
import type { Rows } from './directory-supplier.ts'

/** Inserts rows of several tables, in the order in which they are named, each table with one statement. */
export async function bulkInsert(db: Connection, engine: Engine, tables: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const [first] = rows
    if (!first) continue
    const columns = Object.keys(first)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const into = sql`insert into ${sql.table(table)} (${names})`
    // As one parameter: building a statement with a value for each field takes longer than running it.
    if (engine.name === 'postgres')
      await sql`${into} select ${names}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
        db,
      )
    else
      await sql`${into} select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
        from json_each(${JSON.stringify(rows)})`.execute(db)
  }
}

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
