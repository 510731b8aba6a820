import { sql } from 'kysely'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { countRows } from '../count-rows.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope, isNotTheirs } from '../operator-view.ts'
import { itemOf } from './credential-rules.ts'
import { type Lease, leaseKey, leasesOf } from './leases.ts'
import { isOfCredential, isUndecided, waitingCredentials } from './waiting.ts'

/** Who looks, and at what of what waits. */
export type QueueView = {
  verifierId: string
  scope: OperatorScope
  kind?: 'new' | 'renewal' | undefined
  credentialId?: string | undefined
  countryCode?: string | undefined
  hasFiles?: boolean | undefined
  /** ms since the epoch */
  now: number
}

export type QueuedRow = {
  slug: string
  supplier: string
  countryCode: string | null
  credentialId: string
  state: CredentialState
  since: string
  files: number
  lease: Lease | null
}

const order = ['c.waiting_since', 'c.organisation_id', 'c.credential_id'] as const

/** What waits for a verifier, the longest first. */
export async function listQueue(
  db: Connection,
  view: QueueView,
  { limit, after }: PageWanted,
): Promise<Page<QueuedRow>> {
  const rows = await waiting(db, view)
    .select(['o.slug', 'o.name as supplier', 'o.country_code as countryCode'])
    .select(['c.organisation_id as organisationId', 'c.credential_id as credentialId', 'c.state'])
    .select('c.waiting_since as since')
    .select(({ selectFrom }) =>
      selectFrom('evidence as e')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('e.organisation_id', '=', 'c.organisation_id')
        .whereRef('e.credential_id', '=', 'c.credential_id')
        .as('files'),
    )
    .where(isBehind(order, after))
    .orderBy('c.waiting_since')
    .orderBy('c.organisation_id')
    .orderBy('c.credential_id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.since ?? '', row.organisationId, row.credentialId])
  const leases = await leasesOf(db, page.rows.map(itemOf), view.now)
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...{ slug: row.slug, supplier: row.supplier, countryCode: row.countryCode },
      ...{ credentialId: row.credentialId, state: row.state, since: row.since ?? '' },
      files: Number(row.files),
      lease: leases.get(leaseKey(itemOf(row))) ?? null,
    })),
  }
}

/** How many wait, as far as they are counted. */
export async function countQueue(db: Connection, view: QueueView): Promise<number> {
  // In the order of the index, which ends the reading with the limit.
  const some = waiting(db, view)
    .select('c.credential_id')
    .orderBy('c.waiting_since')
    .limit(mostCounted)
  return countRows(db, some)
}

/** What nobody has decided on, of suppliers that are shown and that the verifier does not belong to. */
function waiting(
  db: Connection,
  { verifierId, scope, kind, credentialId, countryCode, hasFiles }: QueueView,
) {
  const withFiles = sql<boolean>`exists (select 1 from evidence f where ${isOfCredential('f')})`
  return waitingCredentials(db)
    .where(isUndecided)
    .where(isNotTheirs('c.organisation_id', verifierId))
    .where(isInScope('o.brand_id', scope))
    .$if(kind !== undefined, (query) =>
      query.where('c.state', kind === 'new' ? '=' : '!=', 'pending'),
    )
    .$if(credentialId !== undefined, (query) =>
      query.where('c.credential_id', '=', credentialId ?? ''),
    )
    .$if(countryCode !== undefined, (query) =>
      query.where('o.country_code', '=', countryCode ?? ''),
    )
    .$if(hasFiles !== undefined, (query) =>
      query.where(hasFiles ? withFiles : sql<boolean>`not ${withFiles}`),
    )
}
