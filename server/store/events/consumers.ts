import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

/** Makes a consumer known; it begins with the first event there is. */
export async function addConsumer(db: Connection, name: string): Promise<void> {
  await db
    .insertInto('event_consumers')
    .values({ name, position: 0, holder: null, lease_until: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/**
 * Takes or prolongs the right to handle events for a consumer, so that processes do not all do the same.
 * That nothing is handled twice does not hang on it, nor on the clock: see `move`.
 * @param holder the process
 * @param now ms since the epoch
 * @param lease ms for which it is taken
 * @returns the consumer's position; null where another process has it
 */
export async function takeLease(
  db: Connection,
  name: string,
  { holder, now, lease }: { holder: string; now: number; lease: number },
): Promise<number | null> {
  const row = await db
    .updateTable('event_consumers')
    .set({ holder, lease_until: isoTime(now + lease) })
    .where('name', '=', name)
    .where((is) =>
      is.or([
        is('holder', 'is', null),
        is('holder', '=', holder),
        is('lease_until', '<=', isoTime(now)),
        // It ends later than any can: it is from before the clock was set back.
        is('lease_until', '>', isoTime(now + lease)),
      ]),
    )
    .returning('position')
    .executeTakeFirst()
  return row ? Number(row.position) : null
}

/** Gives the right back, so that the next process need not wait for its end. */
export async function endLease(db: Connection, name: string, holder: string): Promise<void> {
  await db
    .updateTable('event_consumers')
    .set({ holder: null, lease_until: null })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

/** Another process has handled the event. */
export class PositionConflict extends Error {
  override name = 'PositionConflict'
}

/** @returns the last position of all events where it is behind a consumer's own; null where nothing is new */
export async function lastBehind(db: Connection, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('event_consumers as c')
    .select('c.position')
    .select((from) =>
      from
        .selectFrom('events')
        .select(({ fn }) => fn.max<number | string | null>('events.position').as('last'))
        .as('last'),
    )
    .where('c.name', '=', name)
    .executeTakeFirst()
  const last = Number(row?.last ?? 0)
  return row && last > Number(row.position) ? last : null
}

/**
 * Notes how far a consumer has come, in the transaction of the effects of what it has handled.
 * @param from where it stood when that was read
 * @throws PositionConflict where it stands elsewhere by now: then nothing may have an effect
 */
export async function move(
  transaction: Connection,
  name: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('event_consumers')
    .set({ position: to })
    .where('name', '=', name)
    .where('position', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PositionConflict()
}
