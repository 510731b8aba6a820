import { randomUUID } from 'node:crypto'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { share, sortedWaits } from '../sorted-waits.ts'
import { waitingClaims, waitsSince } from './waiting-claims.ts'

const day = 86_400_000
/** Days whose decisions tell how long one waits. */
const lookBack = 90
/** Decisions of that time that are read at most, the latest. */
const mostRead = 2_000

/** A claim of somebody's own that waits for the operator. */
export type WaitingClaim = {
  slug: string
  /** From 1 on, and of how many, as far as they are counted. */
  place: number
  of: number
}

/** Which claims of a person wait for the operator, and at which places. @param now ms since the epoch */
export async function claimPlaces(
  db: Connection,
  userId: string,
  now: number,
): Promise<WaitingClaim[]> {
  const own = await waitingClaims(db, now)
    .select(['o.slug', 'm.id', 'm.created_at as since'])
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .execute()
  if (own.length === 0) return []
  const all = await waitingClaims(db, now)
    .select(['m.id', 'm.created_at as since'])
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(mostCounted)
    .execute()
  return own.map(({ slug, id, since }) => {
    const place = all.filter((one) => one.since < since || (one.since === since && one.id < id))
    return { slug, place: place.length + 1, of: Math.max(all.length, place.length + 1) }
  })
}

/** Notes how long a claim has waited that an operator decides on; one that still was the owners' did not wait. */
export async function noteClaimWait(
  transaction: Connection,
  { whenAsked, isOwned }: { whenAsked: string; isOwned: boolean },
  now: number,
): Promise<void> {
  const waiting_since = waitsSince(whenAsked, isOwned)
  if (Date.parse(waiting_since) > now) return
  await transaction
    .insertInto('claim_waits')
    .values({ id: randomUUID(), waiting_since, decided_at: isoTime(now) })
    .execute()
}

/**
 * How long claims on which operators decided lately had waited for them: half of them no longer than that.
 * @param now ms since the epoch
 * @returns ms; null where nothing was decided
 */
export async function medianClaimWait(db: Connection, now: number): Promise<number | null> {
  const rows = await db
    .selectFrom('claim_waits')
    .select(['waiting_since as since', 'decided_at as decided'])
    .where('decided_at', '>', isoTime(now - lookBack * day))
    .orderBy('decided_at', 'desc')
    .limit(mostRead)
    .execute()
  return share(sortedWaits(rows), 0.5)
}

/** Removes what is too old to tell how long one waits. @param now ms since the epoch */
export async function forgetClaimWaits(db: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('claim_waits')
    .where('decided_at', '<=', isoTime(now - lookBack * day))
    .execute()
}
