import type { Connection } from '../engine.ts'
import type { MergedPair } from './move-part.ts'

/** Credentials that both have are verified when the operator verified one of them. */
export async function keepVerifiedCredentials(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  const verified = await transaction
    .selectFrom('organisation_credentials')
    .select(['credential_id', 'approved_at'])
    .where('organisation_id', '=', from)
    .where('status', '=', 'APPROVED')
    .execute()
  for (const { credential_id, approved_at } of verified) {
    await transaction
      .updateTable('organisation_credentials')
      .set({ status: 'APPROVED', approved_at })
      .where('organisation_id', '=', into)
      .where('credential_id', '=', credential_id)
      .where('status', '=', 'PENDING')
      .execute()
  }
}
