import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { lastVersion } from './kept-versions.ts'
import { presentContent } from './profile-content.ts'

/**
 * Milliseconds: no day of any time zone ends but on a quarter of an hour
 * (https://www.iana.org/time-zones), so nothing shorter can be what a day ended with.
 */
const quarter = 15 * 60_000

/**
 * Keeps what the public reads of a profile as history, before it is changed (TRU-4); runs in the
 * transaction of the change, and locks the organisation. What stayed the same is kept as one.
 * @param now ms since the epoch
 */
export async function keepVersion(
  transaction: Connection,
  id: string,
  now = Date.now(),
): Promise<void> {
  const updatedAt = await lockOrganisation(transaction, id)
  const last = await lastVersion(transaction, id)
  const from = last?.valid_to ?? updatedAt
  if (from === undefined || !isDayApart(from, now)) return
  const content = JSON.stringify((await presentContent(transaction, id)).content)
  if (last?.content === content) {
    await transaction
      .updateTable('profile_versions')
      .set({ valid_to: isoTime(now) })
      .where('organisation_id', '=', id)
      .where('valid_from', '=', last.valid_from)
      .execute()
    return
  }
  await transaction
    .insertInto('profile_versions')
    .values({ organisation_id: id, valid_from: from, valid_to: isoTime(now), content })
    .execute()
}

/** Whether a day may have ended between two moments. */
const isDayApart = (from: string, to: number): boolean =>
  Math.floor(Date.parse(from) / quarter) < Math.floor(to / quarter)
