import type { CredentialStatus } from '#src/contract/organisation.ts'
import type { Connection } from '../engine.ts'

export type HeldKey = { organisationId: string; credentialId: string }

/** Status of a credential that an organisation holds or says it holds; undefined: it does not. */
export async function heldStatus(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<CredentialStatus | undefined> {
  const row = await db
    .selectFrom('organisation_credentials')
    .select('status')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.status
}

/** Marks a held credential as verified. */
export async function approveCredential(
  transaction: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<void> {
  await transaction
    .updateTable('organisation_credentials')
    .set({ status: 'APPROVED', approved_at: new Date().toISOString() })
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .execute()
}

/** Takes a credential off a profile, verified or not; its notes and evidence stay for the record. */
export async function removeCredential(
  transaction: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<void> {
  await transaction
    .deleteFrom('organisation_credentials')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .execute()
}
