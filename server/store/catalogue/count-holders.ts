import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** Profiles that hold an entry: all of them, or more than were counted. */
export type Holders = { count: number; isMore: boolean }

/**
 * Counts the profiles that hold entries, by an index, and no further than asked, so that an entry that everybody
 * holds costs no more than one that some do.
 * @param most of one entry that are counted
 */
export async function countHolders(
  db: Connection,
  ids: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, Holders>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_credentials as c')
    .select('c.id')
    .select(
      sql<number | string>`(select count(*) from (
        select 1 from organisation_credentials as h where h.credential_id = c.id limit ${most + 1}
      ) as held)`.as('count'),
    )
    .where('c.id', 'in', ids)
    .where('c.valid_to', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, count }) => [
      id,
      { count: Math.min(Number(count), most), isMore: Number(count) > most },
    ]),
  )
}
