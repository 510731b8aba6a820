import type { Cadence } from '#src/contract/buyers/saved-search.ts'
import type { Connection } from '../engine.ts'
import { wantNews } from '../supplier-news/news-subscriptions.ts'
import { lockSearch } from './lock-search.ts'

/**
 * Notes what a member wants to be told of a search, or has seen of it. Whoever begins to be told is told of what comes
 * from then on.
 * @throws ProblemError 404 where the search is gone
 */
export async function changeSubscription(
  transaction: Connection,
  searchId: string,
  userId: string,
  to: { cadence: Cadence } | { seen: number },
): Promise<void> {
  const { look } = await lockSearch(transaction, searchId)
  const before = await transaction
    .selectFrom('search_subscriptions')
    .select(['cadence', 'told', 'seen'])
    .where('search_id', '=', searchId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const own = before ?? { cadence: 'off' as const, told: look, seen: look }
  const cadence = 'cadence' in to ? to.cadence : own.cadence
  if ('cadence' in to && cadence !== 'off') await wantNews(transaction, userId)
  const isBeginning = own.cadence === 'off' && cadence !== 'off'
  const next = {
    cadence,
    told: isBeginning ? look : own.told,
    // Two tabs may say it in either order, and nobody has seen what was not looked at.
    seen: 'seen' in to ? Math.max(own.seen, Math.min(to.seen, look)) : own.seen,
  }
  await transaction
    .insertInto('search_subscriptions')
    .values({ search_id: searchId, user_id: userId, ...next })
    .onConflict((conflict) => conflict.columns(['search_id', 'user_id']).doUpdateSet(next))
    .execute()
}

/** Ends what a person who has left a team is told. */
export async function endSubscriptions(
  transaction: Connection,
  buyerId: string,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('search_subscriptions')
    .where('user_id', '=', userId)
    .where('search_id', 'in', (own) =>
      own.selectFrom('buyer_searches').select('id').where('buyer_id', '=', buyerId),
    )
    .execute()
  await transaction
    .deleteFrom('follow_subscriptions')
    .where('user_id', '=', userId)
    .where('buyer_id', '=', buyerId)
    .execute()
}

/** Milliseconds in which a search that was taken away can be put back. */
const kept = 86_400_000

/** Forgets searches that were taken away a day ago. @param now ms since the epoch */
export async function forgetRemovedSearches(db: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('buyer_searches')
    .where('removed_at', '<', new Date(now - kept).toISOString())
    .execute()
}
