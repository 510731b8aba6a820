import * as limits from '#src/contract/limits.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { forgetRows } from './forget-rows.ts'

const day = 86_400_000

/** Removes a list that nobody sees any more: first what is long. */
export async function dropList(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('vendor_files').where('list_id', '=', id).execute()
  await forgetRows(db, id, ['removed'])
  await db.deleteFrom('vendor_lists').where('id', '=', id).where('state', '=', 'removed').execute()
}

/**
 * Removes lists that have been kept for as long as they are, and what a process that ended has left of others.
 * @param now ms since the epoch
 */
export async function dropOldLists(
  db: Connection,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const old = await db
    .selectFrom('vendor_lists as l')
    .innerJoin('buyers as b', 'b.id', 'l.buyer_id')
    .select(['l.id', 'b.slug'])
    .where('l.created_at', '<', isoTime(now - limits.vendorListDays * day))
    .where('l.state', '!=', 'removed')
    .execute()
  for (const { id, slug } of old) {
    signal?.throwIfAborted()
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('vendor_lists')
        .set({ state: 'removed', holder: null, lease_until: null })
        .where('id', '=', id)
        .where('state', '!=', 'removed')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const details = { list: id, days: limits.vendorListDays }
      const action = 'vendor-list.expire'
      await recordAudit(transaction, { actor: 'credence', action, subject: slug, details })
    })
  }
  const left = await db
    .selectFrom('vendor_lists')
    .select('id')
    .where('state', '=', 'removed')
    .execute()
  for (const { id } of left) {
    signal?.throwIfAborted()
    await dropList(db, id)
  }
}
