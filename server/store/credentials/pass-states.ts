import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import { type DeriveAttributes, saveDerivedAttributes } from './save-derived-attributes.ts'
import { saveStates } from './save-states.ts'

/** Organisations that are looked for at a time. */
const together = 100

/**
 * Notes what time alone has changed: credentials that are about to expire, or over, and what followed from
 * them. What people are shown does not wait for it.
 * @param now ms since the epoch
 * @param signal ends it after the organisation at hand
 */
export async function passStates(
  db: Connection,
  derive: DeriveAttributes,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('organisations')
      .select('id')
      .where('next_state_at', '<=', isoTime(now))
      .orderBy('next_state_at')
      .limit(together)
      .execute()
    for (const { id } of due) {
      if (signal.aborted) return
      await db.transaction().execute(async (transaction) => {
        await raiseVersion(transaction, id)
        await saveStates(transaction, id, now)
        await saveDerivedAttributes(transaction, id, derive)
      })
    }
    if (due.length < together) return
  }
}
