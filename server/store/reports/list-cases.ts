import { sql } from 'kysely'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { CaseRow, CaseState } from '#src/contract/operate/reports.ts'
import type { ReportReason } from '#src/contract/reports/report.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { countRows } from '../count-rows.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope, isNotTheirs } from '../operator-view.ts'
import { type Lease, leaseKey, leasesOf } from '../verification/leases.ts'
import { reportsKey } from './report-leases.ts'

/** Who looks, and at which cases. */
export type CaseView = {
  /** Null: the command line, which belongs to no organisation. */
  operatorId: string | null
  scope: OperatorScope
  state: CaseState
  reason?: ReportReason | undefined
  organisationId?: string | undefined
  /** ms since the epoch */
  now: number
}
export type ListedCase = Omit<CaseRow, 'lease'> & { organisationId: string; lease: Lease | null }

/** Cases: those that wait the longest first, those that are closed the newest first. */
export async function listCases(
  db: Connection,
  view: CaseView,
  { limit, after }: PageWanted,
): Promise<Page<ListedCase>> {
  const order = view.state === 'open' || view.state === 'appeal' ? 'asc' : 'desc'
  const rows = await cases(db, view)
    .select(['c.id', 'c.organisation_id as organisationId', 'c.credential_id as credentialId'])
    .select(['o.slug', 'o.name as supplier', 'c.at', 'c.reason', 'c.outcome'])
    .where(isBehind(['c.at', 'c.id'], after, order))
    .orderBy('c.at', order)
    .orderBy('c.id', order)
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, ({ at, id }) => [at, id])
  const leases = await leasesOf(db, page.rows.map(reportsKey), view.now)
  const kind = view.state === 'appeal' || view.state === 'appeal-decided' ? 'appeal' : 'report'
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...{ ...row, kind },
      lease: leases.get(leaseKey(reportsKey(row))) ?? null,
    })),
  }
}

/** How many there are, as far as they are counted. */
export async function countCases(db: Connection, view: CaseView): Promise<number> {
  const some = cases(db, view).select('c.id').orderBy('c.at').limit(mostCounted)
  return countRows(db, some)
}

/** Cases in a state of suppliers that are the operator's to look after and not their own. */
function cases(db: Connection, { operatorId, scope, state, reason, organisationId }: CaseView) {
  const isDecided = state === 'decided' || state === 'appeal-decided'
  const of =
    state === 'open' || state === 'decided'
      ? reportsAsCases(db, isDecided)
      : appealsAsCases(db, isDecided)
  return db
    .selectFrom(of)
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .$if(operatorId !== null, (query) =>
      query.where(isNotTheirs('c.organisation_id', operatorId ?? '')),
    )
    .where(isInScope('o.brand_id', scope))
    .$if(reason !== undefined, (query) => query.where('c.reason', '=', reason ?? 'other'))
    .$if(organisationId !== undefined, (query) =>
      query.where('c.organisation_id', '=', organisationId ?? ''),
    )
}

/** What reports and appeals have in common here. `at`: by which they are sorted. */
type CaseColumns = {
  id: string
  organisation_id: string
  credential_id: string | null
  reason: ReportReason | null
  at: string
  outcome: CaseRow['outcome']
}

const reportsAsCases = (db: Connection, isDecided: boolean) =>
  db
    .selectFrom('reports')
    .select(['id', 'organisation_id', 'credential_id', 'reason', 'outcome'])
    .select(isDecided ? 'decided_at as at' : 'created_at as at')
    .where('outcome', isDecided ? 'is not' : 'is', null)
    .$castTo<CaseColumns>()
    .as('c')

const appealsAsCases = (db: Connection, isDecided: boolean) =>
  db
    .selectFrom('suspensions')
    .select(['id', 'organisation_id', 'credential_id', sql`null`.as('reason')])
    .select([isDecided ? 'appeal_decided_at as at' : 'appealed_at as at'])
    .select('appeal_outcome as outcome')
    .where('appealed_at', 'is not', null)
    .where('appeal_outcome', isDecided ? 'is not' : 'is', null)
    .$castTo<CaseColumns>()
    .as('c')
