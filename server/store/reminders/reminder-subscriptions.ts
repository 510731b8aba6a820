import { randomBytes } from 'node:crypto'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { lockUser } from '../people/lock-user.ts'

/** What the links of reminders lead to, and the switch in the portal: whether a person wants them. */
export type ReminderSubscriptionStore = {
  /** @returns whether they do; who never said otherwise does */
  isOn(userId: string): Promise<boolean>
  /** Ends or renews it. What waits to be sent goes with the end. */
  set(userId: string, isOn: boolean): Promise<void>
  /** The person whose mails carry a link; undefined where there is none, or none any more. */
  find(link: string): Promise<{ userId: string; email: string; isOn: boolean } | undefined>
}

export function createReminderSubscriptionStore(
  db: Connection,
  engine: Engine,
): ReminderSubscriptionStore {
  return {
    async isOn(userId) {
      const row = await db
        .selectFrom('reminder_subscriptions')
        .select('ended_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row === undefined || row.ended_at === null
    },
    set: (userId, isOn) =>
      db.transaction().execute(async (transaction) => {
        // A reminder that is just being written is committed first, and goes with the rest.
        await lockUser(transaction, engine, userId)
        await subscriptionOf(transaction, userId)
        await transaction
          .updateTable('reminder_subscriptions')
          .set({ ended_at: isOn ? null : isoTime(Date.now()) })
          .where('user_id', '=', userId)
          .execute()
        if (isOn) return
        await transaction
          .deleteFrom('waiting_mails')
          .where('user_id', '=', userId)
          .where('unsubscribe', 'is not', null)
          .execute()
      }),
    async find(link) {
      const row = await db
        .selectFrom('reminder_subscriptions as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['u.id as userId', 'u.email', 's.ended_at as endedAt'])
        .where('s.link', '=', link)
        .executeTakeFirst()
      return row && { userId: row.userId, email: row.email, isOn: row.endedAt === null }
    },
  }
}

/**
 * The subscription of a person, made where there is none yet: on, with a link that nobody can guess and that
 * stays as long as the person does.
 */
export async function subscriptionOf(
  transaction: Connection,
  userId: string,
): Promise<{ link: string; isOn: boolean }> {
  await transaction
    .insertInto('reminder_subscriptions')
    .values({ user_id: userId, link: randomBytes(24).toString('base64url'), ended_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const { link, ended_at } = await transaction
    .selectFrom('reminder_subscriptions')
    .select(['link', 'ended_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { link, isOn: ended_at === null }
}
