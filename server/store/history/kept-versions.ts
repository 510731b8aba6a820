import type { Connection } from '../engine.ts'

/** How many earlier profiles are kept of an organisation, and since when; null: none. */
export async function keptVersions(
  db: Connection,
  organisationId: string,
): Promise<{ count: number; since: string | null }> {
  const { count, since } = await db
    .selectFrom('profile_versions')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('valid_from').as('since')])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since }
}

/** The earlier profile of an organisation that was kept last; undefined: none. */
export function lastVersion(db: Connection, organisationId: string) {
  return db
    .selectFrom('profile_versions')
    .select(['valid_from', 'valid_to', 'content'])
    .where('organisation_id', '=', organisationId)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
}
