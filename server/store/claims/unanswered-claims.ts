import { claimReminderDays } from '#src/contract/operate/claims.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { isoTime } from '../iso-time.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { unansweredBefore } from './waiting-claims.ts'

const day = 86_400_000
/** Claims that are read at a time. */
const together = 100

/**
 * Has the owners reminded once of each claim that they have not answered for some days (OPR-3).
 * @param occasion where the links of the letters lead
 * @param now ms since the epoch
 * @param signal ends it after the claim at hand
 */
export async function remindOwners(
  db: Connection,
  occasion: Occasion,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const due = await dueClaims(db, now)
    for (const { id, organisationId, userId } of due) {
      if (signal.aborted) return
      await db.transaction().execute(async (transaction) => {
        await lockOrganisation(transaction, organisationId)
        // Somebody may have decided, or another process has had them reminded.
        const noted = await transaction
          .updateTable('memberships')
          .set({ reminded_at: isoTime(now) })
          .where('id', '=', id)
          .where('accepted_at', 'is', null)
          .where('reminded_at', 'is', null)
          .returning('id')
          .execute()
        if (noted.length === 0) return
        await appendEvent(transaction, {
          ...{ type: 'membership.unanswered', organisationId, userId, data: { occasion } },
        })
      })
    }
    if (due.length < together) return
  }
}

function dueClaims(db: Connection, now: number) {
  return (
    db
      .selectFrom('memberships as m')
      .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
      .select(['m.id', 'm.organisation_id as organisationId', 'm.user_id as userId'])
      .where('m.accepted_at', 'is', null)
      .where('m.reminded_at', 'is', null)
      .where('m.created_at', '<=', isoTime(now - claimReminderDays * day))
      // From then on they wait for the operator, and the owners have no days left to be told of.
      .where('m.created_at', '>', unansweredBefore(now))
      .where('o.status', '!=', 'SUSPENDED')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships as w')
            .select('w.id')
            .whereRef('w.organisation_id', '=', 'm.organisation_id')
            .where('w.relationship', '=', 'OWNER')
            .where('w.accepted_at', 'is not', null),
        ),
      )
      .orderBy('m.created_at')
      .limit(together)
      .execute()
  )
}
