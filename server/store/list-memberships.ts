import { sql } from 'kysely'
import type { Membership } from '#src/contract/membership.ts'
import type { Connection } from './engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from './keyset.ts'

const statuses = ['PENDING', 'ACCEPTED'] as const
type Status = (typeof statuses)[number]
type Wanted = PageWanted & {
  status?: Status | undefined
  organisationId?: string | undefined
}
type ListedRow = {
  organisation: string
  email: string
  emailVerified: number
  relationship: Membership['relationship']
  acceptedAt: string | null
  since: string
}

/** Memberships of all organisations, those that were asked for first on top. */
export async function listMemberships(
  db: Connection,
  { status, organisationId, limit, after }: Wanted,
): Promise<Page<ListedRow>> {
  // The index has those of one status in their order: of each as many as are shown, then the first.
  const first = (status ? [status] : statuses).map((one) => {
    const own = db
      .selectFrom('memberships')
      .select(['id', 'user_id', 'organisation_id', 'relationship', 'created_at', 'accepted_at'])
      .where('accepted_at', one === 'PENDING' ? 'is' : 'is not', null)
      .$if(organisationId !== undefined, (query) =>
        query.where('organisation_id', '=', organisationId ?? ''),
      )
      .where(isBehind(['created_at', 'id'], after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit + 1)
    return sql`select * from (${own}) as own`
  })
  type Row = {
    id: string
    user_id: string
    organisation_id: string
    relationship: Membership['relationship']
    created_at: string
    accepted_at: string | null
  }
  const rows = await db
    .selectFrom(sql<Row>`(${sql.join(first, sql` union all `)})`.as('m'))
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['o.slug as organisation', 'u.email', 'u.email_verified as emailVerified'])
    .select(['m.relationship', 'm.accepted_at as acceptedAt', 'm.created_at as since', 'm.id'])
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.since, row.id])
  return { ...page, rows: page.rows.map(({ id: _, ...row }) => row) }
}
