import { claimCredentials, dropCredentials } from '../credentials/claim-credentials.ts'
import type { Connection } from '../engine.ts'
import type { ListChange } from './profile-changes.ts'

/** Adds and takes away held credentials: new ones are pending, the others stay as they are known. */
export async function saveCredentials(
  transaction: Connection,
  organisationId: string,
  { added, removes }: ListChange,
  userId: string,
): Promise<void> {
  const stored = await transaction
    .selectFrom('organisation_credentials')
    .select('credential_id as id')
    .where('organisation_id', '=', organisationId)
    .execute()
  await dropCredentials(transaction, organisationId, stored.map(({ id }) => id).filter(removes))
  await claimCredentials(transaction, organisationId, added, userId)
}
