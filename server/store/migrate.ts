import { sql } from 'kysely'
import { StartupError } from '../startup-error.ts'
import type { Connection, Engine } from './engine.ts'
import type { Migration } from './migration.ts'

/**
 * Brings a database to the newest schema. All in one transaction under a lock, so that processes
 * may start side by side, and a step that fails leaves nothing behind.
 * @throws StartupError when the database was written by a newer version of this program
 */
export async function migrate(
  db: Connection,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await engine.lockSetUp(transaction)
    await sql`create table if not exists schema_migrations (
      id text primary key, applied_at text not null)`.execute(transaction)
    const { rows } = await sql<{ id: string }>`select id from schema_migrations`.execute(
      transaction,
    )
    const applied = new Set(rows.map((row) => row.id))
    const unknown = [...applied].filter((id) => !migrations.some((one) => one.id === id))
    if (unknown.length > 0) {
      throw new StartupError(
        `The database was written by a newer version of Credence (${unknown.toSorted().join(', ')}): start that version, or use another database.`,
      )
    }
    for (const migration of migrations.filter((one) => !applied.has(one.id))) {
      await migration.up(transaction, engine)
      await sql`insert into schema_migrations (id, applied_at)
        values (${migration.id}, ${new Date().toISOString()})`.execute(transaction)
    }
  })
}
