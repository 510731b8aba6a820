import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { appendChange } from '../events/append-event.ts'
import { keepVersion } from '../history/keep-version.ts'

/**
 * Gives an organisation its next version, so that caches, ETags and If-Match notice that something
 * of it has changed, and whatever follows events. Also locks it until the transaction ends, and keeps
 * what its profile said: whoever changes what the public reads calls it before that.
 */
export async function raiseVersion(transaction: Connection, id: string): Promise<void> {
  await keepVersion(transaction, id)
  await transaction
    .updateTable('organisations')
    .set({ version: sql`version + 1`, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  await appendChange(transaction, id)
}
