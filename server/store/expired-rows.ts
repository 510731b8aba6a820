import { forgetUnusedPictures } from './brand-states/kept-pictures.ts'
import { forgetRemovedItems } from './buyers/shortlist-items.ts'
import { forgetRemovedSearches } from './buyers/search-subscriptions.ts'
import type { OpenDatabase } from './database.ts'
import type { Connection } from './engine.ts'
import { forgetOldNews } from './follows/note-changes.ts'
import { forgetClaimWaits } from './claims/claim-waits.ts'
import { forgetOldKeys } from './idempotency.ts'
import { isoTime } from './iso-time.ts'
import { forgetWaiting } from './newsletter.ts'
import { forgetOldEntries } from './outreach/outreach-log.ts'
import { forgetOldReminders } from './reminders/due-reminders.ts'
import { forgetReporters } from './reports/forget-reporters.ts'
import { forgetUnusedFiles } from './verification/check-files.ts'

/**
 * Removes what is stored for a time only: answers for callers who ask again, who has sent what to whom,
 * addresses that never confirmed a newsletter or whose guests' reports are closed, what people were reminded of,
 * files of checks that no check rests on, pictures that no brand names, previews of brands, how long claims waited,
 * what was taken off the lists of buyers, searches that they have taken away, news of suppliers that they follow, and who was at what in the console. Most of
 * it goes with the next of its kind too; this is for a portal where none comes.
 * A part that fails keeps none of the others waiting; what is of people comes first.
 * @param now ms since the epoch
 * @throws AggregateError with the failure of each part, after all were tried
 */
export async function removeExpiredRows(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  now: number,
): Promise<void> {
  const parts = [
    ...[forgetReporters, forgetOldKeys, forgetOldEntries, forgetWaiting, forgetOldReminders],
    ...[forgetClaimWaits, forgetEnded, forgetUnusedFiles, forgetRemovedItems],
    ...[forgetRemovedSearches, forgetOldNews],
    (connection: Connection) => forgetUnusedPictures(connection, engine, now),
  ]
  const failures: unknown[] = []
  for (const forget of parts)
    try {
      await forget(db, now)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything that ran out is gone')
}

/** Short tables: of operators who work just now, or are to become one. */
async function forgetEnded(db: Connection, now: number): Promise<void> {
  for (const table of ['verification_leases', 'operator_invitations', 'brand_previews'] as const)
    await db.deleteFrom(table).where('expires_at', '<', isoTime(now)).execute()
}
