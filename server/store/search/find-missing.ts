import type { Connection } from '../engine.ts'
import { documentShape } from './packed-document.ts'

/**
 * Where the walk through all suppliers goes on, by which the index is filled.
 * @returns the number behind which suppliers are to be looked at; null: all have been
 */
export async function whereToGoOn(db: Connection): Promise<number | null> {
  const walk = await db.selectFrom('search_walk').selectAll().executeTakeFirstOrThrow()
  if (walk.shape !== documentShape) return 0
  const [documents, organisations] = await Promise.all([
    countOf(db, 'search_documents'),
    walk.is_over === 1 ? countOf(db, 'organisations') : 0,
  ])
  // Each has a document once it was looked at, also those that cannot be found: the index was lost.
  if (documents === 0 || documents < organisations) return 0
  return walk.is_over === 1 ? null : Number(walk.last_no)
}

async function countOf(
  db: Connection,
  table: 'search_documents' | 'organisations',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Suppliers without a document of the present shape, of those that come next.
 * @param last number behind which they are looked for
 * @param limit suppliers that are looked at
 * @returns `end`: the last number that was looked at; null where that was the last of all
 */
export async function missingBehind(db: Connection, last: number, limit: number) {
  const rows = await db
    .selectFrom('organisations as o')
    .leftJoin('search_documents as d', 'd.organisation_id', 'o.id')
    .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
    .select(['o.id', 'd.shape'])
    .where('o.no', '>', last)
    .orderBy('o.no')
    .limit(limit)
    .execute()
  const end = rows.length === limit ? Number(rows.at(-1)?.no) : null
  return { missing: rows.filter(({ shape }) => shape !== documentShape), end }
}

/**
 * Whether the index is still being filled: after the first start, after it was lost, and after a release that makes it
 * in another way. Until then fewer suppliers are found than there are.
 */
export async function isBeingFilled(db: Connection): Promise<boolean> {
  const last = await whereToGoOn(db)
  if (last === null) return false
  const row = await db
    .selectFrom('organisations as o')
    .leftJoin('search_documents as d', (join) =>
      join.onRef('d.organisation_id', '=', 'o.id').on('d.shape', '=', documentShape),
    )
    .select('o.id')
    .where('o.no', '>', last)
    .where('d.shape', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
