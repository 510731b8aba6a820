import * as v from 'valibot'
import type { Connection } from '../engine.ts'
import type { EntryFound, LinkFound } from './judge-link.ts'
import type { Link } from './link.ts'

/** Links that are read at a time, each with its entry and all the texts of that. */
const pageSize = 500

/**
 * The next links of the chain, with what there is of what they say.
 * @param after position behind which they are
 */
export async function readPage(db: Connection, after: number): Promise<LinkFound[]> {
  const rows = await readRows(db, after)
  // Of most pages nothing: people are seldom deleted.
  const [positions, ids] = [idsOf(rows, 'replaces'), idsOf(rows, 'because')]
  const replaced = positions.length > 0 ? await readReplaced(db, positions) : null
  const reasons = ids.length > 0 ? await readReasons(db, ids) : null
  return rows.map((row) => ({
    link: linkOf(row),
    entry: entryOf(row),
    replaced: replaced?.get(Number(row.replaces)) ?? null,
    reason: reasons?.get(row.because ?? '') ?? null,
  }))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

function readRows(db: Connection, after: number) {
  return db
    .selectFrom('audit_links as l')
    .leftJoin('audit_log as e', 'e.id', 'l.audit_id')
    .leftJoin('audit_links as own', (join) =>
      join.onRef('own.position', '=', 'e.position').onRef('own.audit_id', '=', 'e.id'),
    )
    .selectAll('l')
    .select(['e.id', 'e.created_at', 'e.action', 'e.actor', 'e.subject', 'e.details'])
    .select(['e.actor_salt', 'e.subject_salt', 'e.details_salt', 'e.position as entry_position'])
    .select('own.position as own_position')
    .where('l.position', '>', after)
    .orderBy('l.position')
    .limit(pageSize)
    .execute()
}

/** What some rows say, without the nulls. */
function idsOf<Name extends 'replaces' | 'because'>(rows: readonly Row[], name: Name) {
  return [...new Set(rows.map((row) => row[name]))].filter((one) => one !== null)
}

function linkOf(row: Row): Link {
  return {
    position: Number(row.position),
    auditId: row.audit_id,
    replaces: row.replaces === null ? null : Number(row.replaces),
    because: row.because,
    digests: digestsOf(row),
    sealedAt: row.sealed_at,
    hash: row.hash,
  }
}

type Digests = Pick<Row, 'actor_digest' | 'subject_digest' | 'details_digest'>
const digestsOf = ({
  actor_digest: actor,
  subject_digest: subject,
  details_digest: details,
}: Digests) => ({
  ...{ actor, subject, details },
})

/** The columns of an entry that is not there are all null. */
function entryOf(row: Row): EntryFound | null {
  const { id, created_at: createdAt, action, actor, subject, details } = row
  if (id === null || createdAt === null || action === null) return null
  if (actor === null || subject === null || details === null) return null
  return {
    ...{ id, createdAt, action, actor, subject, details },
    position: row.entry_position === null ? null : Number(row.entry_position),
    isOwnPosition: row.own_position !== null,
    salts: { actor: row.actor_salt, subject: row.subject_salt, details: row.details_salt },
  }
}

/** Links that others say they replace, by their positions. */
async function readReplaced(db: Connection, positions: readonly (number | string)[]) {
  const rows = await db
    .selectFrom('audit_links')
    .select(['position', 'audit_id', 'actor_digest', 'subject_digest', 'details_digest'])
    .where('position', 'in', positions.map(Number))
    .execute()
  return new Map(
    rows.map((row) => [Number(row.position), { auditId: row.audit_id, digests: digestsOf(row) }]),
  )
}

/** Entries that were the reason for something, by their ids. */
async function readReasons(db: Connection, ids: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log as e')
    .innerJoin('audit_links as l', 'l.audit_id', 'e.id')
    .select(({ fn }) => ['e.id', 'e.action', 'e.details', fn.min('l.position').as('position')])
    .where('e.id', 'in', ids)
    .groupBy(['e.id', 'e.action', 'e.details'])
    .execute()
  return new Map(
    rows.map(({ id, action, details, position }) => [
      id,
      { action, position: Number(position), rewritten: rewrittenOf(details) },
    ]),
  )
}

const counted = v.pipe(v.string(), v.parseJson(), v.object({ rewritten: v.number() }))

/** Somebody may have made it no JSON. */
function rewrittenOf(details: string): number {
  const result = v.safeParse(counted, details)
  return result.success ? result.output.rewritten : 0
}
