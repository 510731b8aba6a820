import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { readPosition, type WalPosition } from './wal-position.ts'

/** Tells clusters apart, and the databases in one: a replica has both numbers of its primary. */
const identity = sql<string>`(select system_identifier::text from pg_control_system()) || ' ' ||
  (select oid::text from pg_database where datname = current_database())`

/** Which database this is, and up to where its log is on its disk, so everything that was confirmed. */
export async function lookAtPrimary(db: Connection) {
  const row = await first<{ identity: string; flushed: string }>(
    db,
    sql`select ${identity} as identity, pg_current_wal_flush_lsn()::text as flushed`,
  )
  return { identity: row.identity, flushed: known(row.flushed) }
}

/** Which database this is a replica of, and up to where it has replayed the log; null: it is no replica. */
export async function lookAtReplica(db: Connection) {
  const row = await first<{ identity: string; replayed: string | null }>(
    db,
    sql`select ${identity} as identity,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`,
  )
  return { identity: row.identity, replayed: row.replayed === null ? null : known(row.replayed) }
}

/**
 * A place in the log behind everything that is committed. Not the flushed place, which may be in front of
 * a commit where somebody has set `synchronous_commit = off`.
 */
export async function newestWrite(db: Connection): Promise<string> {
  const row = await first<{ newest: string }>(
    db,
    sql`select pg_current_wal_insert_lsn()::text as newest`,
  )
  return row.newest
}

async function first<Row>(db: Connection, query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL answered with nothing')
  return row
}

function known(text: string): WalPosition {
  const position = readPosition(text)
  if (position === null) throw new Error(`PostgreSQL wrote a place in its log as ${text}`)
  return position
}
