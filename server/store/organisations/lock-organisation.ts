import type { Connection } from '../engine.ts'

/**
 * Makes other transactions that lock the same organisation wait until this one has ended, so that
 * what it has read of the organisation's people stays true.
 */
export async function lockOrganisation(transaction: Connection, id: string): Promise<void> {
  await transaction
    .updateTable('organisations')
    .set((own) => ({ status: own.ref('status') }))
    .where('id', '=', id)
    .execute()
}
