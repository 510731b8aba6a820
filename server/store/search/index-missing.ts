import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { OpenDatabase } from '../database.ts'
import { missingBehind, whereToGoOn } from './find-missing.ts'
import { indexSupplier, type SaveSupplier } from './index-supplier.ts'
import { documentShape } from './packed-document.ts'

/** Organisations that are looked at with one query. */
const batch = 1_000

/**
 * Has those suppliers found that are not yet: all of them where the index is new or was lost, or is of another release.
 * Once it has looked at all of them, events tell of each that comes or changes, and it costs next to nothing.
 * @param signal ends it after the supplier at hand; it goes on there
 * @returns how many it was
 */
export async function indexMissing(
  open: Pick<OpenDatabase, 'db' | 'engine'>,
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<number> {
  const { db } = open
  let last = await whereToGoOn(db)
  let count = 0
  while (last !== null && !signal.aborted) {
    const { missing, end } = await missingBehind(db, last, batch)
    for (const { id } of missing) {
      const save = await indexSupplier(open, catalogue, id)
      if (save) await saveUnlessKnown(open, id, save)
      count += 1
      // Requests come in between.
      await setImmediate()
      if (signal.aborted) return count
    }
    const is_over = end === null ? 1 : 0
    await db
      .updateTable('search_walk')
      .set({ shape: documentShape, last_no: end ?? 0, is_over })
      .execute()
    last = end
  }
  return count
}

/** A change of the supplier may have been seen meanwhile, by whoever follows events: that is newer. */
async function saveUnlessKnown(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  id: string,
  save: SaveSupplier,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'search')
    const known = await transaction
      .selectFrom('search_documents')
      .select('organisation_id')
      .where('organisation_id', '=', id)
      .where('shape', '=', documentShape)
      .executeTakeFirst()
    if (!known) await save(transaction)
  })
}
