import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** How many profiles one part of the list holds; a site map may have 50,000 (sitemaps.org/protocol.html). */
const partSize = 10_000

export type ListedOrganisation = { slug: string; updatedAt: string }

/**
 * Profiles that search engines are told of: those that can be shared, by slug.
 * @param part from 0 on
 */
export function listedOrganisations(db: Connection, part: number): Promise<ListedOrganisation[]> {
  return listed(db)
    .select(['o.slug', 'o.updated_at as updatedAt'])
    .orderBy('o.slug')
    .limit(partSize)
    .offset(part * partSize)
    .execute()
}

/** In how many parts `listedOrganisations` gives them. */
export async function countListedParts(db: Connection): Promise<number> {
  const { count } = await listed(db)
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Math.ceil(Number(count) / partSize)
}

function listed(db: Connection) {
  return db
    .selectFrom('organisations as o')
    .where('o.status', '=', 'ACTIVE')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('organisation_credentials as c')
            .select('c.organisation_id')
            .whereRef('c.organisation_id', '=', 'o.id'),
        ),
        exists(
          selectFrom('organisation_attributes as a')
            .select('a.organisation_id')
            .whereRef('a.organisation_id', '=', 'o.id'),
        ),
      ]),
    )
}
