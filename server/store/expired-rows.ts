import type { Connection } from './engine.ts'
import { forgetOldKeys } from './idempotency.ts'
import { forgetWaiting } from './newsletter.ts'
import { forgetOldEntries } from './outreach/outreach-log.ts'

/**
 * Removes what is stored for a time only: answers for callers who ask again, who has sent what to whom, and
 * addresses that never confirmed a newsletter. Who adds such a row removes those that have run out too; this
 * is for a portal where nobody does.
 * @param now ms since the epoch
 */
export async function removeExpiredRows(db: Connection, now: number): Promise<void> {
  await forgetOldKeys(db, now)
  await forgetOldEntries(db, now)
  await forgetWaiting(db, now)
}
