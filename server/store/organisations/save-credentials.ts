import type { Connection } from '../engine.ts'

/** Makes the list of held credentials what is given: new ones pending, kept ones with their status and notes. */
export async function saveCredentials(
  transaction: Connection,
  organisationId: string,
  credentialIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('organisation_credentials')
    .where('organisation_id', '=', organisationId)
    .$if(credentialIds.length > 0, (rows) => rows.where('credential_id', 'not in', credentialIds))
    .execute()
  if (credentialIds.length === 0) return
  const now = new Date().toISOString()
  await transaction
    .insertInto('organisation_credentials')
    .values(
      credentialIds.map((credential_id) => ({
        organisation_id: organisationId,
        credential_id,
        status: 'PENDING' as const,
        created_at: now,
        approved_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organisation_id', 'credential_id']).doNothing())
    .execute()
}
