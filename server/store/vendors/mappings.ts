import * as limits from '#src/contract/limits.ts'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { Connection } from '../engine.ts'

type Said = {
  buyerId: string
  listId: string
  columns: readonly ColumnMeaning[]
  /** ISO 8601, UTC. */
  now: string
}

/** Remembers what an editor has said about the columns of a list, unless it has no headings by which to know it again. */
export async function rememberMapping(
  transaction: Connection,
  { buyerId, listId, columns, now }: Said,
): Promise<void> {
  const { fingerprint } = await transaction
    .selectFrom('vendor_lists')
    .select('fingerprint')
    .where('id', '=', listId)
    .executeTakeFirstOrThrow()
  if (fingerprint === null) return
  const said = { columns: JSON.stringify(columns), used_at: now }
  await transaction
    .insertInto('vendor_mappings')
    .values({ buyer_id: buyerId, fingerprint, ...said })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'fingerprint']).doUpdateSet(said))
    .execute()
  const oldest = await transaction
    .selectFrom('vendor_mappings')
    .select('fingerprint')
    .where('buyer_id', '=', buyerId)
    .orderBy('used_at', 'desc')
    .offset(limits.vendorMappings)
    .limit(limits.vendorMappings)
    .execute()
  for (const one of oldest)
    await transaction
      .deleteFrom('vendor_mappings')
      .where('buyer_id', '=', buyerId)
      .where('fingerprint', '=', one.fingerprint)
      .execute()
}

/** What an editor of a buyer last said about columns with the same headings; null: nobody has. */
export async function rememberedMapping(
  db: Connection,
  buyerId: string,
  fingerprint: string | null,
): Promise<ColumnMeaning[] | null> {
  if (fingerprint === null) return null
  const row = await db
    .selectFrom('vendor_mappings')
    .select('columns')
    .where('buyer_id', '=', buyerId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row ? (JSON.parse(row.columns) as ColumnMeaning[]) : null
}
