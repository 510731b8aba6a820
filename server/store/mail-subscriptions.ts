import type { Connection, Engine } from './engine.ts'
import { isoTime } from './iso-time.ts'
import { lockUser } from './people/lock-user.ts'

/** Who gets mails that come again and again until they are stopped, by the links that these carry. */
export type MailSubscriptions = {
  /** Ends or renews them. What waits to be sent goes with the end. */
  set(userId: string, isOn: boolean): Promise<void>
  /** The person whose mails carry a link; undefined where there is none, or none any more. */
  find(link: string): Promise<{ userId: string; email: string; isOn: boolean } | undefined>
}

type Of = {
  table: 'reminder_subscriptions' | 'news_subscriptions'
  /** Where a POST ends these mails, without its query. */
  path: string
  /** Makes the row of a person who has none; left out: there is nothing to end for them. */
  prepare?: (transaction: Connection, userId: string) => Promise<unknown>
}

export function createMailSubscriptions(
  db: Connection,
  engine: Engine,
  { table, path, prepare }: Of,
): MailSubscriptions {
  return {
    set: (userId, isOn) =>
      db.transaction().execute(async (transaction) => {
        // A mail that is just being written is committed first, and goes with the rest.
        await lockUser(transaction, engine, userId)
        await prepare?.(transaction, userId)
        await transaction
          .updateTable(table)
          .set({ ended_at: isOn ? null : isoTime(Date.now()) })
          .where('user_id', '=', userId)
          .execute()
        if (isOn) return
        await transaction
          .deleteFrom('waiting_mails')
          .where('user_id', '=', userId)
          .where('unsubscribe', 'like', `%${path}?%`)
          .execute()
      }),
    async find(link) {
      const own = await db
        .selectFrom(table)
        .select(['user_id as userId', 'ended_at as endedAt'])
        .where('link', '=', link)
        .executeTakeFirst()
      if (!own) return undefined
      const user = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', own.userId)
        .executeTakeFirst()
      return user && { userId: own.userId, email: user.email, isOn: own.endedAt === null }
    },
  }
}
