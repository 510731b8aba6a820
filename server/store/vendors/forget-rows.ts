import type { VendorListState } from '#src/contract/buyers/vendor-list.ts'
import type { Connection } from '../engine.ts'

/** Rows that are removed with one transaction, for which all others wait on SQLite. */
const slice = 2_000

/**
 * Removes the rows of a list, some at a time.
 * @param states in which it is still right to do so
 */
export async function forgetRows(
  db: Connection,
  listId: string,
  states: readonly (VendorListState | 'removed')[],
): Promise<void> {
  for (;;) {
    const last = await db
      .selectFrom('vendor_rows')
      .select('row_at')
      .where('list_id', '=', listId)
      .orderBy('row_at')
      .offset(slice - 1)
      .limit(1)
      .executeTakeFirst()
    await db
      .deleteFrom('vendor_rows')
      .where('list_id', '=', listId)
      .$if(last !== undefined, (query) => query.where('row_at', '<=', last?.row_at ?? 0))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('vendor_lists')
            .select('id')
            .where('id', '=', listId)
            .where('state', 'in', states),
        ),
      )
      .execute()
    if (!last) return
    const { state } =
      (await db
        .selectFrom('vendor_lists')
        .select('state')
        .where('id', '=', listId)
        .executeTakeFirst()) ?? {}
    if (state === undefined || !states.includes(state)) return
  }
}
