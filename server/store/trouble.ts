import { isSqliteError } from './engines/sqlite-error.ts'

/**
 * Why a database or a disk cannot do what it is asked, as opposed to refusing it: it is `away`,
 * `locked` by another process for too long, or `full`.
 */
export type Trouble = 'away' | 'locked' | 'full'

/** SQLite's result codes: https://sqlite.org/rescode.html (13 full; 778 write, 4874 size of the shared index). */
const sqliteCodes = { locked: [5, 6], full: [13, 778, 4874] }
/**
 * Node's names for connections and files that fail, and PostgreSQL's SQLSTATE, whose class 08 is a
 * connection exception and 57P operator intervention; 57014 is a statement that ran out of time,
 * here behind a lock: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes: Readonly<Record<Trouble, RegExp>> = {
  away: /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|57P\w{2})$/,
  locked: /^(?:57014|55P03|40P01)$/,
  full: /^(?:ENOSPC|EDQUOT|EFBIG|53100)$/,
}
/** The words of `pg` and its pool for what has no code. */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The trouble that an error tells of; null for any other error. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  // Where a name has several addresses, Node tells about each of them.
  if (error instanceof AggregateError && error.errors.some((one) => troubleOf(one) === 'away')) {
    return 'away'
  }
  if (awayWords.test(error.message)) return 'away'
  if (isSqliteError(error, sqliteCodes.full)) return 'full'
  if (isSqliteError(error, sqliteCodes.locked)) return 'locked'
  const code = 'code' in error ? String(error.code) : ''
  const kinds = ['away', 'locked', 'full'] as const
  return kinds.find((kind) => codes[kind].test(code)) ?? null
}
