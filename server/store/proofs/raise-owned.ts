import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'

/**
 * Gives the organisations of an owner their next version: what their profiles say of the owner's address
 * changes. Runs in the caller's transaction, before the change where rows go with it.
 */
export async function raiseOwned(transaction: Connection, userId: string): Promise<void> {
  const owned = await transaction
    .selectFrom('memberships')
    .select('organisation_id as id')
    .where('user_id', '=', userId)
    .where('relationship', '=', 'OWNER')
    .where('accepted_at', 'is not', null)
    // In one order, since it locks them.
    .orderBy('organisation_id')
    .execute()
  for (const { id } of owned) await raiseVersion(transaction, id)
}
