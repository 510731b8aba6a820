import { randomBytes } from 'node:crypto'
import type { Connection, Engine } from '../engine.ts'
import { createMailSubscriptions, type MailSubscriptions } from '../mail-subscriptions.ts'

/** What the links of reminders lead to, and the switch in the portal: whether a person wants them. */
export type ReminderSubscriptionStore = MailSubscriptions & {
  /** @returns whether they do; who never said otherwise does */
  isOn(userId: string): Promise<boolean>
}

export function createReminderSubscriptionStore(
  db: Connection,
  engine: Engine,
): ReminderSubscriptionStore {
  return {
    ...createMailSubscriptions(db, engine, {
      table: 'reminder_subscriptions',
      path: '/reminders/unsubscribe',
      // Who has had no reminder yet can end them too.
      prepare: subscriptionOf,
    }),
    async isOn(userId) {
      const row = await db
        .selectFrom('reminder_subscriptions')
        .select('ended_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row === undefined || row.ended_at === null
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
