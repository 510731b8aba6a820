import type { Connection, Engine } from '../engine.ts'

/** Makes other transactions that write for a user, or lock them too, wait until this one has ended. */
export async function lockUser(
  transaction: Connection,
  engine: Pick<Engine, 'name'>,
  id: string,
): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    // SQLite has one writer at a time.
    .$if(engine.name === 'postgres', (query) => query.forUpdate())
    .execute()
}
