import type { Connection } from '../engine.ts'
import type { OrganisationStatus } from '../tables/organisations.ts'

/**
 * Organisations by name, with how many people and credentials they have.
 * @param limit rows
 */
export function listOrganisations(
  db: Connection,
  { status, limit }: { status?: OrganisationStatus | undefined; limit: number },
) {
  return db
    .selectFrom('organisations as o')
    .select(['o.slug', 'o.name', 'o.status', 'o.updated_at as updatedAt'])
    .select((from) => [
      from
        .selectFrom('memberships as m')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('m.organisation_id', '=', 'o.id')
        .where('m.accepted_at', 'is not', null)
        .as('members'),
      from
        .selectFrom('organisation_credentials as c')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('c.organisation_id', '=', 'o.id')
        .as('credentials'),
    ])
    .$if(status !== undefined, (query) => query.where('o.status', '=', status ?? 'ACTIVE'))
    .orderBy('o.name_key')
    .orderBy('o.slug')
    .limit(limit)
    .execute()
}
