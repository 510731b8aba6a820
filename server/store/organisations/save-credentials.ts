import { claimCredentials, dropCredentials } from '../credentials/claim-credentials.ts'
import type { Connection } from '../engine.ts'
import type { ListChange } from './profile-changes.ts'

/**
 * Adds and takes away held credentials: new ones are pending, the others stay as they are known.
 * @returns whether that changes any
 */
export async function saveCredentials(
  transaction: Connection,
  organisationId: string,
  { added, removes }: ListChange,
  userId: string,
): Promise<boolean> {
  const stored = await transaction
    .selectFrom('organisation_credentials')
    .select('credential_id as id')
    .where('organisation_id', '=', organisationId)
    .execute()
  const held = new Set(stored.map(({ id }) => id))
  const dropped = [...held].filter(removes)
  const claimed = added.filter((id) => !held.has(id) || dropped.includes(id))
  await dropCredentials(transaction, organisationId, dropped)
  await claimCredentials(transaction, organisationId, claimed, userId)
  return dropped.length + claimed.length > 0
}
