import type { Connection } from '../engine.ts'

/**
 * Makes other transactions that lock the same organisation wait until this one has ended, so that
 * what it has read of the organisation's people stays true.
 * @returns when it was changed last; undefined: there is none
 */
export async function lockOrganisation(
  transaction: Connection,
  id: string,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('organisations')
    .set((own) => ({ status: own.ref('status') }))
    .where('id', '=', id)
    .returning('updated_at as updatedAt')
    .executeTakeFirst()
  return row?.updatedAt
}
