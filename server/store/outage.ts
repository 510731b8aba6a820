/**
 * What says that a database does not answer, as opposed to that it refuses something: Node's names
 * for connections that fail, and PostgreSQL's SQLSTATE classes 08 (connection exception) and
 * 57P (operator intervention), https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08\w{3}|57P\w{2})$/
/** The words of `pg` and its pool for what has no code. */
const words = /^(?:Connection terminated|timeout exceeded when trying to connect)/

/** Whether an error of a query means that the database cannot be reached at the moment. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Where a name has several addresses, Node tells about each of them.
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return words.test(error.message) || ('code' in error && codes.test(String(error.code)))
}
