import type { Connection } from '../engine.ts'

/** A search about which a person is to be written to now. */
export type DueSearch = {
  id: string
  name: string
  query: string
  brandId: string | null
  buyer: { slug: string; name: string }
  look: number
  lookedAt: string | null
  told: number
}
type NewSupplier = { name: string; slug: string }

/**
 * Searches about which a person wants to be told, of buyers that they belong to now.
 * @param isWeekly whether those that are told of once a week are among them
 */
export async function dueSearches(
  db: Connection,
  userId: string,
  isWeekly: boolean,
): Promise<DueSearch[]> {
  const rows = await db
    .selectFrom('search_subscriptions as own')
    .innerJoin('buyer_searches as s', 's.id', 'own.search_id')
    .innerJoin('buyers as b', 'b.id', 's.buyer_id')
    .innerJoin('buyer_members as m', (on) =>
      on.onRef('m.buyer_id', '=', 'b.id').onRef('m.user_id', '=', 'own.user_id'),
    )
    .select(['s.id', 's.name', 's.query', 's.brand_id as brandId', 's.look', 'own.told'])
    .select(['s.looked_at as lookedAt', 'b.slug', 'b.name as buyerName'])
    .where('own.user_id', '=', userId)
    .where('own.cadence', 'in', isWeekly ? ['daily', 'weekly'] : ['daily'])
    .where('s.removed_at', 'is', null)
    .orderBy('b.slug')
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
  return rows.map(({ slug, buyerName, ...row }) => ({ ...row, buyer: { slug, name: buyerName } }))
}

/** Suppliers who are found by a search now and whom a person was not told of. */
export function newSuppliers(
  db: Connection,
  { id, look, told }: Pick<DueSearch, 'id' | 'look' | 'told'>,
): Promise<NewSupplier[]> {
  return (
    db
      .selectFrom('buyer_search_hits as h')
      .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
      .select(['o.name', 'o.slug'])
      .where('h.search_id', '=', id)
      .where('h.look', '>', told)
      // A look that another process notes meanwhile is told of the next time.
      .where('h.look', '<=', look)
      .where('o.status', '=', 'ACTIVE')
      .orderBy('h.look', 'desc')
      .orderBy('o.slug')
      .execute()
  )
}

/** Notes up to which look of a search a person was told. */
export async function noteTold(
  transaction: Connection,
  userId: string,
  { id, look }: Pick<DueSearch, 'id' | 'look'>,
): Promise<void> {
  await transaction
    .updateTable('search_subscriptions')
    .set({ told: look })
    .where('search_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}
