import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { LostList } from './list-work.ts'

/** A row of a list with what it would have in common with another row of the same vendor. */
type KeyedRow = { at: number; keys: string[] }

/** Rows that are read at a time, and that are written with one transaction. */
const [read, written] = [5_000, 1_000]

/** By what the rows of a list are told from rows of other vendors, some at a time. */
export async function* keysOfRows(db: Connection, listId: string): AsyncGenerator<KeyedRow[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('vendor_rows')
      .select(['row_at', 'same_keys'])
      .where('list_id', '=', listId)
      .where('row_at', '>', after)
      .orderBy('row_at')
      .limit(read)
      .execute()
    yield rows.map(({ row_at, same_keys }) => ({
      at: row_at,
      keys: JSON.parse(same_keys) as string[],
    }))
    if (rows.length < read) return
    after = rows.at(-1)?.row_at ?? after
  }
}

/**
 * Notes which rows have a vendor that an earlier row has; doing it twice changes nothing.
 * @param pairs a row and the first one of the same vendor, then the next two
 * @throws LostList where the process must not work on the list any more
 */
export async function noteRepeats(
  db: Connection,
  { id, holder }: { id: string; holder: string },
  pairs: Uint32Array,
): Promise<void> {
  for (let from = 0; from < pairs.length; from += 2 * written) {
    const some = pairs.subarray(from, from + 2 * written)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('vendor_lists')
        .set({ repeats: pairs.length / 2 })
        .where('id', '=', id)
        .where('holder', '=', holder)
        .where('state', '=', 'matching')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new LostList()
      const values = Array.from({ length: some.length / 2 }, (_, at) => {
        const [row = 0, first = 0] = some.subarray(2 * at)
        return sql`(${sql.lit(row)}, ${sql.lit(first)})`
      })
      // Both databases call the columns of `values` so.
      await sql`update vendor_rows set repeats_row = column2
        from (values ${sql.join(values)}) as pairs
        where list_id = ${id} and row_at = column1`.execute(transaction)
    })
  }
}
