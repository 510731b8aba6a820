import { sql } from 'kysely'
import type { DuplicateReason } from '#src/contract/operate/duplicates.ts'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { countRows } from '../count-rows.ts'
import type { Connection } from '../engine.ts'
import { isBehind, type Page, pageOf, type PageWanted } from '../keyset.ts'
import { isInScope, isNotTheirs } from '../operator-view.ts'
import { type Lease, leaseKey, leasesOf } from '../verification/leases.ts'
import { readSigns, waitingPairs } from './pair.ts'

/** Who looks, and at which of the pairs that wait. */
export type PairView = {
  /** Null: the command line, which belongs to nobody. */
  operatorId: string | null
  scope: OperatorScope
  reason?: DuplicateReason | undefined
  /** Of one of the two. */
  countryCode?: string | undefined
  /** Of one of the two. */
  brandId?: string | undefined
  /** ms since the epoch */
  now: number
}

type Named = { slug: string; supplier: string; countryCode: string | null }

/** The first of the two is the one that registered first. */
export type PairRow = {
  pair: readonly [Named, Named]
  reasons: DuplicateReason[]
  since: string
  lease: Lease | null
}

/** Pairs that wait, the one that was found first at the beginning. */
export async function listPairs(
  db: Connection,
  view: PairView,
  { limit, after }: PageWanted,
): Promise<Page<PairRow>> {
  const rows = await seen(db, view)
    .select(['p.first_id as first', 'p.second_id as second', 'p.since', 'p.signs'])
    .select(['a.slug', 'a.name as supplier', 'a.country_code as countryCode'])
    .select(['b.slug as otherSlug', 'b.name as otherSupplier'])
    .select(['b.country_code as otherCountryCode'])
    .select(['a.created_at as registered', 'b.created_at as otherRegistered'])
    .where(isBehind(['p.since', 'p.first_id', 'p.second_id'], after))
    .orderBy('p.since')
    .orderBy('p.first_id')
    .orderBy('p.second_id')
    .limit(limit + 1)
    .execute()
  const page = pageOf(rows, limit, (row) => [row.since, row.first, row.second])
  const keyOf = (row: { first: string; second: string }) => ({
    ...{ organisationId: row.first, itemId: row.second },
  })
  const leases = await leasesOf(db, page.rows.map(keyOf), view.now)
  return {
    ...page,
    rows: page.rows.map((row) => {
      const { slug, supplier, countryCode } = row
      const one = { slug, supplier, countryCode }
      const other = {
        ...{ slug: row.otherSlug, supplier: row.otherSupplier },
        countryCode: row.otherCountryCode,
      }
      return {
        pair: row.registered <= row.otherRegistered ? [one, other] : [other, one],
        reasons: [...new Set(readSigns(row.signs).map(({ kind }) => kind))],
        ...{ since: row.since, lease: leases.get(leaseKey(keyOf(row))) ?? null },
      }
    }),
  }
}

/** How many wait, as far as they are counted. */
export async function countPairs(db: Connection, view: PairView): Promise<number> {
  // In no order: PostgreSQL would read all pairs of a country to sort them before the limit.
  const some = seen(db, view).select('p.first_id').limit(mostCounted)
  return countRows(db, some)
}

/** Both have to be of the operator's brands: whoever may not see one of them may not judge the pair. */
function seen(db: Connection, { operatorId, scope, reason, countryCode, brandId }: PairView) {
  return waitingPairs(db)
    .where(isInScope('a.brand_id', scope))
    .where(isInScope('b.brand_id', scope))
    .$if(operatorId !== null, (query) =>
      query
        .where(isNotTheirs('p.first_id', operatorId ?? ''))
        .where(isNotTheirs('p.second_id', operatorId ?? '')),
    )
    .$if(reason !== undefined, (query) => query.where(sql.ref(`p.by_${reason}`), '=', sql.lit(1)))
    .$if(countryCode !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('a.country_code', '=', countryCode ?? ''),
          is('b.country_code', '=', countryCode ?? ''),
        ]),
      ),
    )
    .$if(brandId !== undefined, (query) =>
      query.where((is) =>
        is.or([is('a.brand_id', '=', brandId ?? ''), is('b.brand_id', '=', brandId ?? '')]),
      ),
    )
}
