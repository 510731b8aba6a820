import { createHash } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { waitAfter, type AttemptLimit } from './attempt-limits.ts'

export type Counted = { limit: AttemptLimit; value: string }

const races = 8

/**
 * Counts an attempt before it is made, so that attempts side by side cannot outrun the counter.
 * Counts by what was typed, whether or not there is such an account.
 * @returns seconds to wait; 0: go on
 */
export async function countAttempt(db: Kysely<Database>, counted: Counted): Promise<number> {
  for (let race = 0; race < races; race += 1) {
    const wait = await tryToCount(db, counted)
    if (wait !== null) return wait
  }
  return counted.limit.firstWait
}

/** Counts one attempt against several limits; the longest wait counts. */
export async function countAttempts(
  db: Kysely<Database>,
  all: readonly Counted[],
): Promise<number> {
  let longest = 0
  for (const counted of all) longest = Math.max(longest, await countAttempt(db, counted))
  return longest
}

/** Forgets the attempts once one has succeeded. */
export async function forgetAttempts(db: Kysely<Database>, counted: Counted): Promise<void> {
  await db.deleteFrom('identity_attempts').where('key', '=', keyOf(counted)).execute()
}

/** Takes one attempt back that turned out to be none, for those who share an address of the net. */
export async function refundAttempt(db: Kysely<Database>, counted: Counted): Promise<void> {
  await db
    .updateTable('identity_attempts')
    .set({ failures: sql`failures - 1`, blocked_until: sql.ref('updated_at') })
    .where('key', '=', keyOf(counted))
    .where('failures', '>', 0)
    .execute()
}

/** One try of compare and swap; null: another process counted in between. */
async function tryToCount(db: Kysely<Database>, counted: Counted): Promise<number | null> {
  const key = keyOf(counted)
  const now = Date.now()
  const row = await db
    .selectFrom('identity_attempts')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  const blockedFor = row ? waitOf(row, counted.limit, now) : 0
  if (blockedFor > 0) return Math.ceil(blockedFor / 1000)
  const stale = !row || now - Date.parse(row.updated_at) > counted.limit.forgottenAfter * 1000
  const failures = stale ? 1 : row.failures + 1
  const next = {
    failures,
    blocked_until: new Date(now + waitAfter(counted.limit, failures) * 1000).toISOString(),
    updated_at: new Date(now).toISOString(),
  }
  if (row) {
    const { numUpdatedRows } = await db
      .updateTable('identity_attempts')
      .set(next)
      .where('key', '=', key)
      .where('failures', '=', row.failures)
      .where('updated_at', '=', row.updated_at)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? 0 : null
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_attempts')
    .values({ key, ...next })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? 0 : null
}

/** Milliseconds that are left to wait. */
function waitOf(
  row: Selectable<Database['identity_attempts']>,
  limit: AttemptLimit,
  now: number,
): number {
  // No wait. Its time may still be ahead: the process that counted last has read the clock later.
  if (row.blocked_until <= row.updated_at) return 0
  const ahead = Date.parse(row.updated_at) - now
  // The clock was set back: waiting until it has caught up could take for ever.
  if (ahead > limit.longestWait * 1000) return 0
  return Date.parse(row.blocked_until) - now
}

function keyOf({ limit, value }: Counted): string {
  return createHash('sha256').update(`${limit.name}:${value}`).digest('hex')
}
