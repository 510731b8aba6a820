import { leastBuyers, type Visits } from '#src/contract/visits.ts'
import type { Connection } from '../engine.ts'

export type BuyerInterest = Visits['buyers']

/**
 * Counts buyers, of whom none is named, that follow a supplier or keep a search that found it when it was looked at
 * last. A buyer counts once, however many of its searches find it; a few are not counted.
 */
export async function readBuyerInterest(
  db: Connection,
  organisationId: string,
): Promise<BuyerInterest> {
  const following = await db
    .selectFrom('buyer_follows')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const searching = await db
    .selectFrom('buyer_search_hits as h')
    .innerJoin('buyer_searches as s', 's.id', 'h.search_id')
    .select(({ fn }) => fn.count<number | string>('s.buyer_id').distinct().as('count'))
    .where('h.organisation_id', '=', organisationId)
    .where('s.removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { following: shown(following.count), searching: shown(searching.count) }
}

const shown = (count: number | string) => (Number(count) < leastBuyers ? null : Number(count))
