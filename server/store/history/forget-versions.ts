import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'

/**
 * Removes what the profile of an organisation said before now, and notes on it that were taken back.
 * @returns how many earlier profiles that were
 */
export async function forgetVersions(transaction: Connection, id: string): Promise<number> {
  // Pages and caches go by the version; it also keeps what is there now, so it comes first.
  await raiseVersion(transaction, id)
  const { numDeletedRows } = await transaction
    .deleteFrom('profile_versions')
    .where('organisation_id', '=', id)
    .executeTakeFirst()
  await transaction
    .deleteFrom('credential_notes')
    .where('organisation_id', '=', id)
    .where('removed_at', 'is not', null)
    .execute()
  return Number(numDeletedRows)
}
