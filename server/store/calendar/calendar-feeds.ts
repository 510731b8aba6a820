import { createHash, randomBytes } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { type LastDay, lastDaysOf } from './last-days.ts'

/** Addresses under which calendar programs read, without a session, when the credentials of a person end. */
export type CalendarFeedStore = {
  /** Since when a person has one, ISO 8601; null: they have none. */
  since(userId: string): Promise<string | null>
  /**
   * Gives a person a new one, in the place of another.
   * @returns what its address carries; only its digest is stored, so that nobody can be told a second time
   */
  create(userId: string): Promise<{ token: string; since: string }>
  remove(userId: string): Promise<void>
  /** Whose it is; undefined where it is nobody's, or nobody's any more. */
  userOf(token: string): Promise<string | undefined>
  /** What it shows. @param now ms since the epoch */
  lastDays(userId: string, now: number): Promise<LastDay[]>
}

export function createCalendarFeedStore(db: Connection): CalendarFeedStore {
  return {
    async since(userId) {
      const row = await db
        .selectFrom('calendar_feeds')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.created_at ?? null
    },
    async create(userId) {
      const token = randomBytes(32).toString('base64url')
      const since = isoTime(Date.now())
      const row = { token_hash: digestOf(token), created_at: since }
      await db.transaction().execute((transaction) =>
        transaction
          .insertInto('calendar_feeds')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute(),
      )
      return { token, since }
    },
    async remove(userId) {
      await db
        .transaction()
        .execute((transaction) =>
          transaction.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute(),
        )
    },
    async userOf(token) {
      const row = await db
        .selectFrom('calendar_feeds')
        .select('user_id')
        .where('token_hash', '=', digestOf(token))
        .executeTakeFirst()
      return row?.user_id
    },
    lastDays: (userId, now) => lastDaysOf(db, userId, now),
  }
}

/** What is looked up is not the secret itself, so that no timing tells how much of a guess was right. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')
