import { sql } from 'kysely'
import { type CredentialState, credentialStates } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'

type Wanted = PageWanted & {
  states?: readonly CredentialState[] | undefined
  organisationId?: string | undefined
}
type HeldRow = {
  organisation: string
  credential: string
  state: CredentialState
  since: string
  evidence: number
  notes: number
}

const order = ['created_at', 'organisation_id', 'credential_id'] as const

/** Credentials of all organisations, those that wait longest first, with what speaks for them. */
export async function listHeldCredentials(
  db: Connection,
  { states = credentialStates, organisationId, limit, after }: Wanted,
): Promise<Page<HeldRow>> {
  const wanted = { limit: limit + 1, after }
  // The index has those of one state in their order: of each as many as are shown, then the first.
  const held = organisationId
    ? ofOrganisation(db, organisationId, states, wanted)
    : sql`${sql.join(
        states.map((one) => sql`select * from (${ofState(db, one, wanted)}) as own`),
        sql` union all `,
      )}`
  type Key = { organisation_id: string; credential_id: string; created_at: string }
  const rows = await db
    .selectFrom(sql<Key & { state: CredentialState }>`(${held})`.as('c'))
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['o.slug as organisation', 'c.credential_id as credential', 'c.state'])
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
    .select([...order, 'state'])
    .where(isBehind(order, after))
    .orderBy('created_at')
    .orderBy('organisation_id')
    .orderBy('credential_id')
    .limit(limit)

const ofState = (db: Connection, state: CredentialState, wanted: PageWanted) =>
  firstHeld(db, wanted).where('state', '=', sql.lit(state))

const ofOrganisation = (
  db: Connection,
  organisationId: string,
  states: readonly CredentialState[],
  wanted: PageWanted,
) =>
  firstHeld(db, wanted).where('organisation_id', '=', organisationId).where('state', 'in', states)
