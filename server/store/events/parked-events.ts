import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { PlacedEvent } from './event.ts'

/** An event that waits for its next try. */
export type ParkedEvent = { position: number; failures: number }

/** Whether earlier events of the same organisation wait: what happened to it is handled in order. */
export async function isBehindOthers(
  db: Connection,
  consumer: string,
  organisationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('parked_events')
    .select('position')
    .where('consumer', '=', consumer)
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether any event waits. */
export async function hasParked(db: Connection, consumer: string): Promise<boolean> {
  const row = await db
    .selectFrom('parked_events')
    .select('position')
    .where('consumer', '=', consumer)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Puts an event aside, so that those of other organisations need not wait for it.
 * @param failures how often it was tried; 0 for one behind others
 * @param nextAt ms since the epoch
 */
export async function park(
  transaction: Connection,
  consumer: string,
  { position, organisationId }: Pick<PlacedEvent, 'position' | 'organisationId'>,
  { failures, nextAt }: { failures: number; nextAt: number },
): Promise<void> {
  await transaction
    .insertInto('parked_events')
    .values({
      ...{ consumer, position, failures },
      organisation_id: organisationId,
      next_at: isoTime(nextAt),
    })
    .execute()
}

/**
 * The events that may be tried now: of each organisation the first that waits.
 * @param now ms since the epoch
 * @param longest ms that an event waits; what waits longer is from before the clock was set back
 */
export async function parkedUntil(
  db: Connection,
  consumer: string,
  { now, longest, limit }: { now: number; longest: number; limit: number },
): Promise<ParkedEvent[]> {
  const rows = await db
    .selectFrom('parked_events as p')
    .select(['p.position', 'p.failures'])
    .where('p.consumer', '=', consumer)
    .where((is) =>
      is.or([is('p.next_at', '<=', isoTime(now)), is('p.next_at', '>', isoTime(now + longest))]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parked_events as earlier')
            .select('earlier.position')
            .where('earlier.consumer', '=', consumer)
            .whereRef('earlier.organisation_id', '=', 'p.organisation_id')
            .whereRef('earlier.position', '<', 'p.position'),
        ),
      ),
    )
    .orderBy('p.position')
    .limit(limit)
    .execute()
  return rows.map(({ position, failures }) => ({ position: Number(position), failures }))
}

/**
 * Takes an event from those that wait, in the transaction of its effects.
 * @returns whether it was still there, untried since
 */
export async function takeParked(
  transaction: Connection,
  consumer: string,
  { position, failures }: ParkedEvent,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('parked_events')
    .where('consumer', '=', consumer)
    .where('position', '=', position)
    .where('failures', '=', failures)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that a try has failed. @param nextAt ms since the epoch */
export async function postpone(
  db: Connection,
  consumer: string,
  { position, failures }: ParkedEvent,
  nextAt: number,
): Promise<void> {
  await db
    .updateTable('parked_events')
    .set({ failures: failures + 1, next_at: isoTime(nextAt) })
    .where('consumer', '=', consumer)
    .where('position', '=', position)
    .where('failures', '=', failures)
    .execute()
}
