import { sql } from 'kysely'
import { assessHeld } from '../credentials/assess-held.ts'
import { heldFacts } from '../credentials/held-facts.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { isBehind } from '../keyset.ts'
import { reminderAfter, reminderLater } from './next-reminder.ts'

/** An organisation whose owners may have to be reminded of something, as it was found. */
export type DueOrganisation = {
  id: string
  version: number
  countryCode: string | null
  brandId: string | null
  /** Since when; ISO 8601, UTC. */
  at: string
}

/** Organisations that are read at a time. */
const together = 100

/**
 * The organisations of which a step has come, the longest first; each once, whatever becomes of it meanwhile.
 * @param now ms since the epoch
 */
export async function* dueOrganisations(
  db: Connection,
  now: number,
): AsyncGenerator<DueOrganisation> {
  for (let after: readonly string[] | undefined; ;) {
    const due = await db
      .selectFrom('organisations')
      .select(['id', 'version', 'country_code as countryCode', 'brand_id as brandId'])
      .select(sql<string>`next_reminder_at`.as('at'))
      .where('next_reminder_at', '<=', isoTime(now))
      .where('status', '=', 'ACTIVE')
      .where(isBehind(['next_reminder_at', 'id'], after))
      .orderBy('next_reminder_at')
      .orderBy('id')
      .limit(together)
      .execute()
    yield* due
    const last = due.at(-1)
    if (!last || due.length < together) return
    after = [last.at, last.id]
  }
}

/**
 * Notes when the owners of an organisation are to be reminded next, unless it has changed since it was
 * found: then it stays due, for something else may be.
 * @param isLeft whether somebody is still to be reminded of a step that has come
 */
export async function passReminder(
  db: Connection,
  { id, version, countryCode, at }: DueOrganisation,
  { now, isLeft }: { now: number; isLeft: boolean },
): Promise<void> {
  const held = assessHeld(await heldFacts(db, id), { countryCode, now })
  const place = { countryCode, now }
  await db
    .updateTable('organisations')
    .set({ next_reminder_at: isLeft ? reminderLater(held, place) : reminderAfter(held, place) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('next_reminder_at', '=', at)
    .execute()
}
