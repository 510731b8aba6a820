import type { ShortlistStatus } from '#src/contract/buyers/shortlist.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { Connection, Engine } from '../engine.ts'
import { readCards, type SupplierCard } from '../search/read-cards.ts'

/** Cards that are read at a time. */
const batch = 50

export type StoredShortlistItem = {
  id: string
  version: number
  /** Of the supplier when it was put on the list. */
  name: string
  /** What the public may read of it; null: nothing any more. */
  card: SupplierCard | null
  status: ShortlistStatus
  note: string
  author: { userId: string; name: string } | null
  notedAt: string | null
  addedAt: string
}

/**
 * Reads what stands on a list, or one item; what was taken off is not there.
 * @param now ms since the epoch
 */
export async function readShortlistItems(
  db: Connection,
  engine: Engine,
  { id, listId }: { id?: string; listId?: string },
  now: number,
): Promise<StoredShortlistItem[]> {
  const rows = await db
    .selectFrom('shortlist_items as i')
    .leftJoin('organisations as o', 'o.id', 'i.organisation_id')
    .leftJoin('users as u', 'u.id', 'i.user_id')
    .select((from) => from.ref('o.no').$castTo<number | string | null>().as('no'))
    .select(['i.id', 'i.version', 'i.name', 'i.status', 'i.note', 'i.user_id as userId'])
    .select(['i.noted_at as notedAt', 'i.added_at as addedAt', 'u.first_name', 'u.last_name'])
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .$if(listId !== undefined, (query) => query.where('i.shortlist_id', '=', listId ?? ''))
    .where('i.removed_at', 'is', null)
    .orderBy('i.added_at')
    .orderBy('i.id')
    .execute()
  const numbers = rows.flatMap(({ no }) => (no === null ? [] : Number(no)))
  const cards = new Map<number, SupplierCard>()
  for (let at = 0; at < numbers.length; at += batch)
    for (const card of await readCards(db, engine, numbers.slice(at, at + batch), now))
      cards.set(card.no, card)
  return rows.map(({ no, userId, first_name, last_name, ...row }) => ({
    ...row,
    card: (no !== null && cards.get(Number(no))) || null,
    author:
      userId === null
        ? null
        : { userId, name: fullName({ firstName: first_name ?? '', lastName: last_name ?? '' }) },
  }))
}
