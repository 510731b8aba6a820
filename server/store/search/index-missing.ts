import { setImmediate } from 'node:timers/promises'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { OpenDatabase } from '../database.ts'
import type { Connection } from '../engine.ts'
import { indexSupplier, type SaveSupplier } from './index-supplier.ts'
import { documentShape } from './packed-document.ts'

/** Organisations that are looked at with one query. */
const batch = 1_000

/**
 * Has those suppliers found that are not yet: all of them where the index is new or was lost, or is of another release.
 * @param signal ends it after the supplier at hand
 * @returns how many it was
 */
export async function indexMissing(
  open: Pick<OpenDatabase, 'db' | 'engine'>,
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  for (let last = 0; !signal.aborted;) {
    const { missing, end } = await missingBehind(open.db, last)
    for (const { id } of missing) {
      if (signal.aborted) break
      const save = await indexSupplier(open, catalogue, id)
      if (save) await saveUnlessKnown(open, id, save)
      count += 1
      // Requests come in between.
      await setImmediate()
    }
    if (end === null) break
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

/** @returns `end`: the last number that was looked at; null where that was the last of all */
async function missingBehind(db: Connection, last: number) {
  const rows = await db
    .selectFrom('organisations as o')
    .leftJoin('search_documents as d', 'd.organisation_id', 'o.id')
    .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
    .select(['o.id', 'd.shape'])
    .where('o.no', '>', last)
    .orderBy('o.no')
    .limit(batch)
    .execute()
  const end = rows.length === batch ? Number(rows.at(-1)?.no) : null
  return { missing: rows.filter(({ shape }) => shape !== documentShape), end }
}
