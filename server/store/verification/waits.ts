import { sql } from 'kysely'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'

const day = 86_400_000
/** Days whose decisions tell how long one waits. */
const lookBack = 90
/** Decisions of that time that are read at most, the latest. */
const mostRead = 2_000

export type Waiting = {
  credentialId: string
  since: string
  /** From 1 on, as far as places are counted. */
  place: number
}

/** What of an organisation waits for a verifier, and at which place. */
export async function placesOf(db: Connection, organisationId: string): Promise<Waiting[]> {
  const own = await db
    .selectFrom('organisation_credentials')
    .select(['credential_id as credentialId', 'waiting_since as since'])
    .where('organisation_id', '=', organisationId)
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .execute()
  return Promise.all(
    own.map(async ({ credentialId, since }) => {
      const before = db
        .selectFrom('organisation_credentials as c')
        .select('c.credential_id')
        .where('c.waiting_since', '<', since)
        .limit(mostCounted)
      const { count } = await db
        .selectFrom(before.as('before'))
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return { credentialId, since: since ?? '', place: Number(count) + 1 }
    }),
  )
}

/**
 * How long what was decided lately had waited: half of it no longer than that.
 * @param now ms since the epoch
 * @returns ms; null where nothing was decided
 */
export async function medianWait(db: Connection, now: number): Promise<number | null> {
  const rows = await db
    .selectFrom('credential_checks as c')
    .innerJoin('credential_statements as s', 's.id', 'c.statement_id')
    .select(['c.valid_from as decided', 's.valid_from as handedIn'])
    .where('c.valid_from', '>', isoTime(now - lookBack * day))
    // What was decided before portals recorded how was not timed.
    .where(sql<boolean>`coalesce(c.method, '') != 'unrecorded'`)
    .orderBy('c.valid_from', 'desc')
    .limit(mostRead)
    .execute()
  const waits = rows
    .map(({ decided, handedIn }) => Math.max(0, Date.parse(decided) - Date.parse(handedIn)))
    .toSorted((one, other) => one - other)
  return waits[Math.floor(waits.length / 2)] ?? null
}
