import { sql } from 'kysely'
import { claimUnansweredDays } from '#src/contract/operate/claims.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

const day = 86_400_000

/** Claims that were made before it have waited for their owners long enough. @param now ms since the epoch */
export const unansweredBefore = (now: number): string => isoTime(now - claimUnansweredDays * day)

/** Since when a claim waits for the operator. */
export function waitsSince(whenAsked: string, isOwned: boolean): string {
  return isOwned ? isoTime(Date.parse(whenAsked) + claimUnansweredDays * day) : whenAsked
}

/**
 * Whether the organisation of the membership `m` has an accepted owner. With a limit, since PostgreSQL would read the
 * owners of all organisations otherwise, instead of looking those of one up.
 */
export const isOwned = sql<boolean>`((
  select 1 from memberships w
  where w.organisation_id = m.organisation_id and w.relationship = 'OWNER'
    and w.accepted_at is not null
  limit 1) is not null)`

/** Whether nobody has decided on the claim `m` in the last seconds, in which that can be undone. */
const isUndecided = sql<boolean>`not exists (
  select 1 from queued_decisions q
  where q.organisation_id = m.organisation_id and q.item_id = m.id)`

/**
 * The claims that wait for the operator, on one walk of the index of claims: those for suppliers that nobody owns,
 * and those that owners have not answered; none for suspended suppliers.
 * @param now ms since the epoch
 */
export const waitingClaims = (db: Connection, now: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .where('m.accepted_at', 'is', null)
    .where('o.status', '!=', 'SUSPENDED')
    .where(sql<boolean>`(m.created_at <= ${unansweredBefore(now)} or not ${isOwned})`)
    .where(isUndecided)
