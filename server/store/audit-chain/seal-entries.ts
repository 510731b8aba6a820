import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readHead } from './chain-head.ts'
import { completeSalts, type EachText, type Link, linkBehind, type SealedEntry } from './link.ts'

/** Entries that get their links in one transaction: on SQLite, some 15 ms in which nothing else happens. */
const batch = 200

type Waiting = SealedEntry & {
  because: string | null
  salts: EachText<string | null>
}
type Sealed = { link: Link; salts: EachText<string> }

/**
 * Gives entries of the audit log that were committed since the last time their links in the chain, in the
 * order in which they were written. The transaction that writes an entry takes no lock for that: links are
 * given afterwards, under one, to what is committed alone.
 * @param signal ends it after the links at hand
 * @returns how many links there are more
 */
export async function sealEntries(
  { db, engine }: { db: Connection; engine: Engine },
  signal?: AbortSignal,
): Promise<number> {
  for (let all = 0; ;) {
    const isWaiting = await db
      .selectFrom('audit_log')
      .select('id')
      .where('position', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!isWaiting || signal?.aborted) return all
    const sealed = await db
      .transaction()
      .execute((transaction) => sealBatch(transaction, engine, Date.now()))
    if (sealed === 0) return all
    all += sealed
    // On SQLite nothing of it waits for anything: without this, nobody else would have a turn.
    await turn()
  }
}

/**
 * Seals some of the entries that wait; to be called until nothing is sealed.
 * @param now ms since the epoch
 * @returns how many links were made
 */
export async function sealBatch(
  transaction: Connection,
  engine: Engine,
  now: number,
): Promise<number> {
  await engine.lock(transaction, 'audit chain')
  // What was written anew comes behind everything that is new: the reason for it has its link by then.
  const added = await waitingEntries(transaction, engine, 'added')
  const waiting =
    added.length > 0 ? added : await waitingEntries(transaction, engine, 'written anew')
  if (waiting.length === 0) return 0
  const former = await formerLinks(transaction, waiting)
  let place = await readHead(transaction)
  const sealedAt = isoTime(now)
  const sealed = waiting.map((entry): Sealed => {
    const salts = completeSalts(entry.salts)
    const replaces = former.get(entry.id) ?? null
    const because = replaces === null ? null : entry.because
    const link = linkBehind(place, entry, salts, { replaces, because, sealedAt })
    place = link
    return { link, salts }
  })
  await saveLinks(transaction, sealed)
  await placeEntries(transaction, sealed)
  return sealed.length
}

/**
 * Entries without a link, oldest first. Those that another transaction changes at this moment are left for
 * the next time.
 */
async function waitingEntries(
  transaction: Connection,
  engine: Engine,
  which: 'added' | 'written anew',
): Promise<Waiting[]> {
  const rows = await transaction
    .selectFrom('audit_log as e')
    .select(['e.id', 'e.created_at as createdAt', 'e.action', 'e.actor', 'e.subject', 'e.details'])
    .select(['e.actor_salt', 'e.subject_salt', 'e.details_salt', 'e.rewritten_for as because'])
    .where('e.position', 'is', null)
    .where('e.rewritten_for', which === 'added' ? 'is' : 'is not', null)
    .$if(which === 'written anew', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_log as reason')
              .select('reason.id')
              .whereRef('reason.id', '=', 'e.rewritten_for')
              .where('reason.position', 'is', null),
          ),
        ),
      ),
    )
    // The same for all of them, and first in the index, which PostgreSQL takes for no other order: with statistics
    // from a time when most entries waited, it walks the whole log by time instead.
    .orderBy('e.position')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(batch)
    .$if(engine.name === 'postgres', (query) => query.forUpdate('e').skipLocked())
    .execute()
  return rows.map(
    ({ actor_salt: actor, subject_salt: subject, details_salt: details, ...row }) => ({
      ...row,
      salts: { actor, subject, details },
    }),
  )
}

/** The last link of each of some entries, for those that have had one. */
async function formerLinks(
  transaction: Connection,
  entries: readonly SealedEntry[],
): Promise<ReadonlyMap<string, number>> {
  const ids = entries.map(({ id }) => id)
  const rows = await transaction
    .selectFrom('audit_links')
    .select(({ fn }) => ['audit_id', fn.max('position').as('position')])
    .where('audit_id', 'in', ids)
    .groupBy('audit_id')
    .execute()
  return new Map(rows.map((row) => [row.audit_id, Number(row.position)]))
}

async function saveLinks(transaction: Connection, sealed: readonly Sealed[]): Promise<void> {
  const rows = sealed.map(({ link: { position, replaces, because, digests, hash, ...link } }) => ({
    ...{ position, audit_id: link.auditId, replaces, because, sealed_at: link.sealedAt, hash },
    actor_digest: digests.actor,
    subject_digest: digests.subject,
    details_digest: digests.details,
  }))
  await transaction.insertInto('audit_links').values(rows).execute()
}

/** Tells the entries where their links are; a reason is used up by its link. */
async function placeEntries(transaction: Connection, sealed: readonly Sealed[]): Promise<void> {
  const rows = sealed.map(
    ({ link: { auditId, position }, salts }) =>
      sql`(${auditId}, cast(${position} as bigint), ${salts.actor}, ${salts.subject}, ${salts.details})`,
  )
  await sql`
    with sealed (id, position, actor_salt, subject_salt, details_salt) as (values ${sql.join(rows)})
    update audit_log set rewritten_for = null, position = sealed.position,
      actor_salt = sealed.actor_salt, subject_salt = sealed.subject_salt,
      details_salt = sealed.details_salt
    from sealed where audit_log.id = sealed.id`.execute(transaction)
}
