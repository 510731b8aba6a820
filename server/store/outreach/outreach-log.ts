import { randomUUID } from 'node:crypto'
import type { Connection } from '../engine.ts'
import type { OutreachLogTable } from '../tables/outreach.ts'

/** The lock under which the log is read and written, so that calls side by side are all counted. */
export const outreachLock = 'outreach'

/** Milliseconds after which an entry counts for nothing any more. */
const memory = 7 * 24 * 3_600_000

/**
 * Removes what is too old to count.
 * @param now milliseconds since the epoch
 */
export async function forgetOldEntries(transaction: Connection, now: number): Promise<void> {
  await transaction
    .deleteFrom('outreach_log')
    .where('created_at', '<', new Date(now - memory).toISOString())
    .execute()
}

/**
 * How many entries of one kind a sender has made of late.
 * @param since milliseconds since the epoch
 */
export async function countEntries(
  transaction: Connection,
  { kind, sender }: Pick<OutreachLogTable, 'kind' | 'sender'>,
  since: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('outreach_log')
    .select((own) => own.fn.countAll<number | string>().as('count'))
    .where('kind', '=', kind)
    .where('sender', '=', sender)
    .where('created_at', '>=', new Date(since).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Adds entries, at least one.
 * @param now milliseconds since the epoch
 * @returns their ids in the same order
 */
export async function addEntries(
  transaction: Connection,
  entries: readonly Omit<OutreachLogTable, 'id' | 'created_at'>[],
  now: number,
): Promise<string[]> {
  const created_at = new Date(now).toISOString()
  const rows = entries.map((entry) => ({ id: randomUUID(), ...entry, created_at }))
  await transaction.insertInto('outreach_log').values(rows).execute()
  return rows.map((row) => row.id)
}
