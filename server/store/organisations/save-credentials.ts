import type { Connection } from '../engine.ts'
import type { ListChange } from './profile-changes.ts'

/** Adds and takes away held credentials: new ones are pending, the others stay with their status and notes. */
export async function saveCredentials(
  transaction: Connection,
  organisation_id: string,
  { added, removes }: ListChange,
): Promise<void> {
  const stored = await transaction
    .selectFrom('organisation_credentials')
    .select('credential_id as id')
    .where('organisation_id', '=', organisation_id)
    .execute()
  const removed = stored.map(({ id }) => id).filter(removes)
  if (removed.length > 0) {
    await transaction
      .deleteFrom('organisation_credentials')
      .where('organisation_id', '=', organisation_id)
      .where('credential_id', 'in', removed)
      .execute()
  }
  if (added.length === 0) return
  const pending = {
    ...{ organisation_id, status: 'PENDING' as const },
    ...{ created_at: new Date().toISOString(), approved_at: null },
  }
  await transaction
    .insertInto('organisation_credentials')
    .values(added.map((credential_id) => ({ ...pending, credential_id })))
    .onConflict((conflict) => conflict.columns(['organisation_id', 'credential_id']).doNothing())
    .execute()
}
