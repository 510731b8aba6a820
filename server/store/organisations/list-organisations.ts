import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { organisationStatuses, type OrganisationStatus } from '../tables/organisations.ts'

type ListedRow = {
  slug: string
  name: string
  status: OrganisationStatus
  updatedAt: string
  members: number
  credentials: number
}

const order = ['name_key', 'slug'] as const

/** Organisations by name, with how many people and credentials they have. */
export async function listOrganisations(
  db: Connection,
  { status, limit, after }: PageWanted & { status?: OrganisationStatus | undefined },
): Promise<Page<ListedRow>> {
  // The index has those of one status in their order: of each as many as are shown, then the first.
  const first = (status ? [status] : organisationStatuses).map((one) => {
    const own = db
      .selectFrom('organisations')
      .select(['id', 'slug', 'name', 'name_key', 'status', 'updated_at'])
      .where('status', '=', one)
      .where(isBehind(order, after))
      .orderBy('name_key')
      .orderBy('slug')
      .limit(limit + 1)
    return sql`select * from (${own}) as own`
  })
  type Row = Omit<ListedRow, 'members' | 'credentials' | 'updatedAt'>
  type Found = Row & { id: string; name_key: string; updated_at: string }
  const rows = await db
    .selectFrom(sql<Found>`(${sql.join(first, sql` union all `)})`.as('o'))
    .select(['o.slug', 'o.name', 'o.status', 'o.updated_at as updatedAt', 'o.name_key as key'])
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
    .orderBy('o.name_key')
    .orderBy('o.slug')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.key, row.slug])
  return {
    ...page,
    rows: page.rows.map(({ key: _, members, credentials, ...row }) => ({
      ...row,
      members: Number(members),
      credentials: Number(credentials),
    })),
  }
}
