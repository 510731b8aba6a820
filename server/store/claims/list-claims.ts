import { sql } from 'kysely'
import { fullName } from '#src/contract/full-name.ts'
import type { ClaimKind } from '#src/contract/operate/claims.ts'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { countRows } from '../count-rows.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope, isNotTheirs } from '../operator-view.ts'
import { type Lease, leaseKey, leasesOf } from '../verification/leases.ts'
import { isOwned, waitingClaims } from './waiting-claims.ts'

/** Who looks, and at which of the claims that wait. */
export type ClaimView = {
  operatorId: string
  scope: OperatorScope
  kind?: ClaimKind | undefined
  countryCode?: string | undefined
  /** ms since the epoch */
  now: number
}

export type ClaimRow = {
  slug: string
  supplier: string
  countryCode: string | null
  claimId: string
  kind: ClaimKind
  name: string
  email: string
  emailVerified: boolean
  since: string
  lease: Lease | null
}

/** Claims that wait for the operator, the oldest first. */
export async function listClaims(
  db: Connection,
  view: ClaimView,
  { limit, after }: PageWanted,
): Promise<Page<ClaimRow>> {
  const rows = await seen(db, view)
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'o.slug',
      'o.name as supplier',
      'o.country_code as countryCode',
      'o.id as organisationId',
    ])
    .select(['m.id as claimId', 'm.created_at as since'])
    .select(['u.email', 'u.email_verified as emailVerified'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .select(sql<number>`case when ${isOwned} then 1 else 0 end`.as('owned'))
    .where(isBehind(['m.created_at', 'm.id'], after))
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.since, row.claimId])
  const keyOf = (row: { organisationId: string; claimId: string }) => ({
    ...{ organisationId: row.organisationId, itemId: row.claimId },
  })
  const leases = await leasesOf(db, page.rows.map(keyOf), view.now)
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...{ slug: row.slug, supplier: row.supplier, countryCode: row.countryCode },
      ...{ claimId: row.claimId, since: row.since, name: fullName(row), email: row.email },
      emailVerified: row.emailVerified === 1,
      kind: row.owned === 1 ? ('unanswered' as const) : ('ownerless' as const),
      lease: leases.get(leaseKey(keyOf(row))) ?? null,
    })),
  }
}

/** How many wait, as far as they are counted. */
export async function countClaims(db: Connection, view: ClaimView): Promise<number> {
  // In the order of the index, which ends the reading with the limit.
  const some = seen(db, view).select('m.id').orderBy('m.created_at').limit(mostCounted)
  return countRows(db, some)
}

/** Nothing of organisations that the operator belongs to, or asks to. */
function seen(db: Connection, { operatorId, scope, kind, countryCode, now }: ClaimView) {
  return waitingClaims(db, now)
    .where(isNotTheirs('m.organisation_id', operatorId))
    .where(isInScope('o.brand_id', scope))
    .$if(kind !== undefined, (query) =>
      query.where(kind === 'unanswered' ? isOwned : sql<boolean>`not (${isOwned})`),
    )
    .$if(countryCode !== undefined, (query) =>
      query.where('o.country_code', '=', countryCode ?? ''),
    )
}
