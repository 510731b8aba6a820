import { mostCounted } from '#src/contract/operate/queue.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { decidedWaits } from './decided-waits.ts'
import { share } from '../sorted-waits.ts'
import { isUndecided, waitingCredentials } from './waiting.ts'

const day = 86_400_000
/** Days whose decisions tell how long one waits. */
const lookBack = 90

export type Waiting = {
  credentialId: string
  since: string
  /** From 1 on, as far as places are counted. */
  place: number
}

/** What of an organisation waits for a verifier, and at which place; nothing of a suspended one does. */
export async function placesOf(db: Connection, organisationId: string): Promise<Waiting[]> {
  const own = await waiting(db)
    .select('c.credential_id as credentialId')
    .where('c.organisation_id', '=', organisationId)
    .orderBy('c.credential_id')
    .execute()
  const last = own.at(-1)
  if (!last) return []
  const before = await waiting(db)
    .where('c.waiting_since', '<', last.since)
    .where(isUndecided)
    .limit(mostCounted)
    .execute()
  return own.map(({ credentialId, since }) => ({
    ...{ credentialId, since },
    place: before.filter((one) => one.since < since).length + 1,
  }))
}

const waiting = (db: Connection) =>
  waitingCredentials(db)
    .select('c.waiting_since as since')
    .$narrowType<{ since: string }>()
    .orderBy('c.waiting_since')

/**
 * How long what was decided lately had waited: half of it no longer than that.
 * @param now ms since the epoch
 * @returns ms; null where nothing was decided
 */
export async function medianWait(db: Connection, now: number): Promise<number | null> {
  const since = isoTime(now - lookBack * day)
  return share(await decidedWaits(db, { since, scope: 'all' }), 0.5)
}
