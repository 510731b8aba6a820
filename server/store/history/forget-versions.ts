import type { Connection } from '../engine.ts'
import { raiseVersion } from '../organisations/raise-version.ts'

/** How many earlier profiles are kept of an organisation, and the day from which on. */
export async function keptVersions(
  db: Connection,
  id: string,
): Promise<{ count: number; since: string | null }> {
  const { count, since } = await db
    .selectFrom('profile_versions')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('valid_from').as('since')])
    .where('organisation_id', '=', id)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since && since.slice(0, 10) }
}

/**
 * Removes what the profile of an organisation said before now.
 * @returns how many earlier profiles that were
 */
export async function forgetVersions(transaction: Connection, id: string): Promise<number> {
  // Pages and caches go by the version; it also keeps what is there now, so it comes first.
  await raiseVersion(transaction, id)
  const { numDeletedRows } = await transaction
    .deleteFrom('profile_versions')
    .where('organisation_id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
