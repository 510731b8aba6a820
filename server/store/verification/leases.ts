import { leaseMinutes } from '#src/contract/operate/queue.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

const leaseLength = leaseMinutes * 60_000

/** Something of an organisation that waits: a credential, a claim by the id of its membership, or a pair by that of the other one. */
export type ItemKey = { organisationId: string; itemId: string }

/** Who is at something, and until when unless they say that they still are. */
export type Lease = { userId: string; name: string; until: string }

/** Somebody else is at it. */
export class Leased extends Error {
  /** Of whoever it is. */
  readonly holder: string
  constructor(holder: string) {
    super(`${holder} is at it`)
    this.holder = holder
  }
}

/**
 * Takes what waits for one operator, or prolongs that. Nothing but a courtesy: what two decide all the same
 * is decided once.
 * @param now ms since the epoch
 * @returns until when, ISO 8601
 * @throws Leased where another one has it
 */
export async function takeLease(
  db: Connection,
  { organisationId, itemId }: ItemKey,
  userId: string,
  now: number,
): Promise<string> {
  const expires_at = isoTime(now + leaseLength)
  const key = { organisation_id: organisationId, item_id: itemId }
  const taken = await db
    .insertInto('verification_leases')
    .values({ ...key, user_id: userId, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'item_id'])
        .doUpdateSet({ user_id: userId, expires_at })
        .where((where) =>
          where.or([
            where('verification_leases.user_id', '=', userId),
            where('verification_leases.expires_at', '<=', isoTime(now)),
            where('verification_leases.expires_at', '>', isoTime(farthest(now))),
          ]),
        ),
    )
    .returning('user_id')
    .execute()
  if (taken.length > 0) return expires_at
  const own = { organisationId, itemId }
  const holder = (await leasesOf(db, [own], now)).get(leaseKey(own))
  throw new Leased(holder?.name ?? '')
}

/** What lasts longer was taken before the clock was set back. The clocks of two processes may differ a little. */
const farthest = (now: number) => now + 2 * leaseLength

/** @returns by `leaseKey`, who is at what of the suppliers of some items. @param now ms since the epoch */
export async function leasesOf(
  db: Connection,
  keys: readonly ItemKey[],
  now: number,
): Promise<Map<string, Lease>> {
  if (keys.length === 0) return new Map()
  const leases = await db
    .selectFrom('verification_leases as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.organisation_id as organisationId', 'l.item_id as itemId'])
    .select(['l.user_id as userId', 'l.expires_at as until'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .where(
      'l.organisation_id',
      'in',
      keys.map(({ organisationId }) => organisationId),
    )
    .where('l.expires_at', '>', isoTime(now))
    .where('l.expires_at', '<=', isoTime(farthest(now)))
    .execute()
  return new Map(
    leases.map((row) => [
      leaseKey(row),
      { userId: row.userId, name: fullName(row), until: row.until },
    ]),
  )
}

export const leaseKey = ({ organisationId, itemId }: ItemKey) => `${organisationId} ${itemId}`

/** Leaves it to others; nothing where it is not the user's. */
export async function endLease(
  db: Connection,
  { organisationId, itemId }: ItemKey,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('verification_leases')
    .where('organisation_id', '=', organisationId)
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .execute()
}
