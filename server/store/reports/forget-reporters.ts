import { reportLimits } from '../../policies/report-limits.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

/**
 * Erases the addresses of guests some time after their reports were closed, and by what reports are counted.
 * @param now ms since the epoch
 */
export async function forgetReporters(db: Connection, now: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ email: null, mailbox: null })
    .where('outcome', 'is not', null)
    .where('mailbox', 'is not', null)
    .where('decided_at', '<', isoTime(now - reportLimits.addressMemory))
    .execute()
  await db
    .updateTable('reports')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('created_at', '<', isoTime(now - reportLimits.senderMemory))
    .execute()
}
