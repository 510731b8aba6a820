import { randomBytes } from 'node:crypto'
import { newsDay } from '../../policies/news-day.ts'
import type { Connection, Engine } from '../engine.ts'
import { createMailSubscriptions, type MailSubscriptions } from '../mail-subscriptions.ts'

/** Whether a person wants any mail about saved searches and followed suppliers, and what the links of these lead to. */
export type NewsSubscriptionStore = MailSubscriptions & {
  /** @returns whether they have stopped all of them */
  isStopped(userId: string): Promise<boolean>
}

export function createNewsSubscriptionStore(db: Connection, engine: Engine): NewsSubscriptionStore {
  const of = { table: 'news_subscriptions', path: '/supplier-news/unsubscribe' } as const
  return {
    ...createMailSubscriptions(db, engine, of),
    async isStopped(userId) {
      const row = await db
        .selectFrom('news_subscriptions')
        .select('ended_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row !== undefined && row.ended_at !== null
    },
  }
}

/** Has a person written to from the next morning, or the next Monday, on; whoever had stopped it begins again. */
export async function wantNews(transaction: Connection, userId: string): Promise<void> {
  const { day, week } = newsDay(Date.now())
  const link = randomBytes(24).toString('base64url')
  await transaction
    .insertInto('news_subscriptions')
    .values({ user_id: userId, link, ended_at: null, day, week })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ended_at: null }))
    .execute()
}

/** People who are read at a time. */
const together = 100

/** Those whose mail of a day was not written yet; each once. One of a day to come is from before the clock was set back. */
export async function* peopleWithoutNews(db: Connection, day: string): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const due = await db
      .selectFrom('news_subscriptions')
      .select('user_id as id')
      .where('ended_at', 'is', null)
      .where((is) => is.or([is('day', '<', day), is('day', '>', day)]))
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(together)
      .execute()
    yield* due.map(({ id }) => id)
    const last = due.at(-1)
    if (!last || due.length < together) return
    after = last.id
  }
}
