import { sql } from 'kysely'
import { mostCounted } from '#src/contract/operate/queue.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { isUndecided, waitingCredentials } from './waiting.ts'

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
 * How long what was decided lately had waited: half of it no longer than that. What was looked at again, or was
 * asked about before, did not wait.
 * @param now ms since the epoch
 * @returns ms; null where nothing was decided
 */
export async function medianWait(db: Connection, now: number): Promise<number | null> {
  const rows = await db
    .selectFrom('credential_checks as c')
    // A verdict that goes on with what is claimed again is older than what it is about, and was counted once.
    .innerJoin('credential_statements as about', (join) =>
      join.onRef('about.id', '=', 'c.statement_id').onRef('about.valid_from', '<=', 'c.valid_from'),
    )
    // What a verifier corrects is stated anew with the decision: what counts is what was there before.
    .innerJoin('credential_statements as s', (join) =>
      join
        .onRef('s.organisation_id', '=', 'c.organisation_id')
        .onRef('s.credential_id', '=', 'c.credential_id')
        .on(wasThere('s')),
    )
    .select(['c.valid_from as decided', 's.valid_from as handedIn'])
    .where('c.valid_from', '>', isoTime(now - lookBack * day))
    // Papers that operators hand in themselves are decided on at once.
    .where('s.user_id', 'is not', null)
    // What was decided before portals recorded how was not timed.
    .where(sql<boolean>`coalesce(c.method, '') != 'unrecorded'`)
    .where(
      sql<boolean>`not exists (
        select 1 from credential_statements n
        where n.organisation_id = c.organisation_id and n.credential_id = c.credential_id
          and n.valid_from > s.valid_from and ${wasThere('n')})`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from credential_checks p
        where p.statement_id = s.id and p.valid_from < c.valid_from)`,
    )
    .orderBy('c.valid_from', 'desc')
    .limit(mostRead)
    .execute()
  const waits = rows
    .map(({ decided, handedIn }) => Date.parse(decided) - Date.parse(handedIn))
    .toSorted((one, other) => one - other)
  return waits[Math.floor(waits.length / 2)] ?? null
}

/** Whether a statement was made before a decision, and held until then. */
const wasThere = (alias: string) => {
  const [from, to] = [sql.ref(`${alias}.valid_from`), sql.ref(`${alias}.valid_to`)]
  return sql<boolean>`${from} < c.valid_from and (${to} is null or ${to} >= c.valid_from)`
}
