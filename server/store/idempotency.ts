import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { withBeforeCommit } from './before-commit.ts'
import type { Database } from './tables.ts'
import { rememberUser, type UserClaims } from './users.ts'

/** What is repeated to a caller who sends the same request again. */
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string }

/** The right to work on a key, until it is answered or taken over. */
export type KeyClaim = { userId: string; key: string; id: string }

export type KeyState =
  | { kind: 'claimed'; claim: KeyClaim }
  | { kind: 'answered'; answer: StoredAnswer }
  /** Another attempt is under way. */
  | { kind: 'running' }
  /** The effect is in the database, but the attempt ended before its answer was stored. */
  | { kind: 'unanswered' }
  /** The key belongs to another request. */
  | { kind: 'reused' }

/**
 * Writes that happen once however often they are sent. The first attempt claims the key for a time;
 * each transaction of it says in the key's own row that it has happened, and is rolled back where
 * another attempt has taken the key over. So after a crash at any point either nothing was written,
 * and the next attempt does it, or what was written is known to have been.
 */
export type IdempotencyStore = {
  /** The stored answer to a request, without claiming its key; null where there is none. */
  answered(userId: string, key: string, fingerprint: string): Promise<StoredAnswer | null>
  claim(user: UserClaims, key: string, fingerprint: string): Promise<KeyState>
  /** Runs an attempt. */
  during<T>(claim: KeyClaim, run: () => Promise<T>): Promise<T>
  /** Stores the answer for later attempts. */
  answer(claim: KeyClaim, answer: StoredAnswer): Promise<void>
  /** Ends an attempt without an answer worth storing: where it wrote nothing, the next may try. */
  release(claim: KeyClaim): Promise<void>
}

/** Milliseconds; longer than any handler may take. */
const lease = 60_000
/** Milliseconds that an answer is stored for repeats. */
const retention = 48 * 3_600_000

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

export function createIdempotencyStore(db: Kysely<Database>): IdempotencyStore {
  const own = ({ userId, key, id }: KeyClaim) =>
    db
      .updateTable('idempotency_keys')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('claim', '=', id)
  return {
    async answered(userId, key, fingerprint) {
      const row = await rowOf(db, userId, key)
      return row?.fingerprint === fingerprint ? answerOf(row) : null
    },
    claim: (user, key, fingerprint) =>
      db.transaction().execute((transaction) => claimKey(transaction, user, key, fingerprint)),
    async during(claim, run) {
      let isRunning = true
      const mark = own(claim).set({ has_effect: 1 }).compile()
      try {
        return await withBeforeCommit(async (connection) => {
          // What goes on behind an answer, such as mail, is no part of it.
          if (!isRunning) return
          const { numAffectedRows = 0n } = await connection.executeQuery(mark)
          if (numAffectedRows === 0n) throw new Error('Another attempt has taken over this key')
        }, run)
      } finally {
        isRunning = false
      }
    },
    async answer(claim, { status, headers, body }) {
      await own(claim)
        .set({ status, headers: JSON.stringify(headers), body })
        .execute()
    },
    async release({ userId, key, id }) {
      await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('claim', '=', id)
        .where('has_effect', '=', 0)
        .execute()
      await own({ userId, key, id })
        .set({ lease_until: after(0) })
        .execute()
    },
  }
}

/** Removes keys and answers that are too old to be repeated. @param now ms since the epoch */
export async function forgetOldKeys(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - retention).toISOString())
    .execute()
}

async function claimKey(
  transaction: Kysely<Database>,
  user: UserClaims,
  key: string,
  fingerprint: string,
): Promise<KeyState> {
  await rememberUser(transaction, user)
  await forgetOldKeys(transaction, Date.now())
  const claim = { userId: user.id, key, id: randomUUID() }
  const mine = { claim: claim.id, lease_until: after(lease) }
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({
      user_id: user.id,
      key,
      fingerprint,
      ...mine,
      has_effect: 0,
      status: null,
      headers: '{}',
      body: '',
      created_at: after(0),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return { kind: 'claimed', claim }
  const row = await rowOf(transaction, user.id, key)
  // Given up by the other attempt in this very moment: the caller comes back.
  if (!row) return { kind: 'running' }
  if (row.fingerprint !== fingerprint) return { kind: 'reused' }
  const answer = answerOf(row)
  if (answer) return { kind: 'answered', answer }
  // A lease that ends later than any can is from before the clock was set back.
  const isLeased = row.lease_until > after(0) && row.lease_until <= after(lease)
  if (isLeased) return { kind: 'running' }
  if (row.has_effect === 1) return { kind: 'unanswered' }
  const taken = await transaction
    .updateTable('idempotency_keys')
    .set(mine)
    .where('user_id', '=', user.id)
    .where('key', '=', key)
    .where('claim', '=', row.claim)
    .where('has_effect', '=', 0)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n ? { kind: 'claimed', claim } : { kind: 'running' }
}

function rowOf(db: Kysely<Database>, userId: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

function answerOf(row: Selectable<Database['idempotency_keys']>): StoredAnswer | null {
  if (row.status === null) return null
  const headers = JSON.parse(row.headers) as Record<string, string>
  return { status: row.status, headers, body: row.body }
}
