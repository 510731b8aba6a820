import { sql } from 'kysely'
import { credentialStatus, type CredentialStatus } from '#src/contract/organisation.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'

type Wanted = PageWanted & {
  status?: CredentialStatus | undefined
  organisationId?: string | undefined
}
type HeldRow = {
  organisation: string
  credential: string
  status: CredentialStatus
  since: string
  evidence: number
  notes: number
}

const order = ['created_at', 'organisation_id', 'credential_id'] as const

/** Credentials of all organisations, those that wait longest first, with what speaks for them. */
export async function listHeldCredentials(
  db: Connection,
  { status, organisationId, limit, after }: Wanted,
): Promise<Page<HeldRow>> {
  const wanted = { limit: limit + 1, after }
  const statuses = status ? [status] : credentialStatus.options
  // The index has those of one status in their order: of each as many as are shown, then the first.
  const held = organisationId
    ? ofOrganisation(db, organisationId, statuses, wanted)
    : sql`${sql.join(
        statuses.map((one) => sql`select * from (${ofStatus(db, one, wanted)}) as own`),
        sql` union all `,
      )}`
  type Key = { organisation_id: string; credential_id: string; created_at: string }
  const rows = await db
    .selectFrom(sql<Key & { status: CredentialStatus }>`(${held})`.as('c'))
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['o.slug as organisation', 'c.credential_id as credential', 'c.status'])
    .select(['c.created_at as since', 'c.organisation_id as organisationId'])
    .select((from) => [
      from
        .selectFrom('evidence as e')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('e.organisation_id', '=', 'c.organisation_id')
        .whereRef('e.credential_id', '=', 'c.credential_id')
        .as('evidence'),
      from
        .selectFrom('credential_notes as n')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('n.organisation_id', '=', 'c.organisation_id')
        .whereRef('n.credential_id', '=', 'c.credential_id')
        .as('notes'),
    ])
    .orderBy('c.created_at')
    .orderBy('c.organisation_id')
    .orderBy('c.credential_id')
    .limit(wanted.limit)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.since, row.organisationId, row.credential])
  return {
    ...page,
    rows: page.rows.map(({ organisationId: _, evidence, notes, ...row }) => ({
      ...row,
      evidence: Number(evidence),
      notes: Number(notes),
    })),
  }
}

const firstHeld = (db: Connection, { limit, after }: PageWanted) =>
  db
    .selectFrom('organisation_credentials')
    .select([...order, 'status'])
    .where(isBehind(order, after))
    .orderBy('created_at')
    .orderBy('organisation_id')
    .orderBy('credential_id')
    .limit(limit)

const ofStatus = (db: Connection, status: CredentialStatus, wanted: PageWanted) =>
  firstHeld(db, wanted).where('status', '=', sql.lit(status))

const ofOrganisation = (
  db: Connection,
  organisationId: string,
  statuses: readonly CredentialStatus[],
  wanted: PageWanted,
) =>
  firstHeld(db, wanted)
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', statuses)
