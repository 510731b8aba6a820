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

/** Whether the organisation of a claim of `waitingClaims` has an accepted owner. */
export const isOwned = sql<boolean>`w.id is not null`

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
    // Looked up for each claim: PostgreSQL would read the owners of all organisations for a condition.
    .leftJoin('memberships as w', (join) =>
      join.on(
        sql<boolean>`w.id = (
          select v.id from memberships v
          where v.organisation_id = m.organisation_id and v.relationship = 'OWNER'
            and v.accepted_at is not null
          limit 1)`,
      ),
    )
    .where('m.accepted_at', 'is', null)
    .where('o.status', '!=', 'SUSPENDED')
    .where(sql<boolean>`(m.created_at <= ${unansweredBefore(now)} or w.id is null)`)
    .where(isUndecided)
