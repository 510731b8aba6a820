import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** Profiles that hold an entry: all of them, or more than were counted. */
export type Holders = { count: number; isMore: boolean }

/** Entries that are counted in one statement. */
const together = 100

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
  const counted = new Map<string, Holders>()
  for (let from = 0; from < ids.length; from += together) {
    // Ids as values: with those of the catalogue, whose column has another collation, PostgreSQL would use no index.
    const parts = ids.slice(from, from + together).map(
      (id) => sql`select ${id} as id, (select count(*) from (
        select organisation_id from organisation_credentials where credential_id = ${id}
        limit ${most + 1}
      ) as held) as count`,
    )
    const { rows } = await sql<{ id: string; count: number | string }>`${sql.join(
      parts,
      sql` union all `,
    )}`.execute(db)
    for (const { id, count } of rows)
      counted.set(id, { count: Math.min(Number(count), most), isMore: Number(count) > most })
  }
  return counted
}
