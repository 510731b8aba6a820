import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'

/** Times that a statement is asked before it is worth caching its plan: as many as PostgreSQL's JDBC driver waits for. */
const often = 5
/** Plans that a connection caches; what a server asks all day are fewer. */
const mostPlans = 200
/** A plan for all columns fails for good once a newer release has added one to the table. */
const allColumns = /\b(?:select|returning) \*|\.\*/
/** Statements whose times are counted: lists of values of each length are statements of their own. */
const mostCounted = 1000

/**
 * Has statements that are asked often planned once for each connection: for small reads, parsing and
 * planning take longer than running. Kysely has no way to name statements, hence here.
 */
export function cacheFrequentPlans(pool: Pool): void {
  const nameOf = createNames()
  pool.on('connect', (client: ClientBase) => {
    const ask = client.query.bind(client)
    client.query = ((text: string, values: unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return name ? ask({ name, text, values }) : ask(text, values)
    }) as ClientBase['query']
  })
}

/** @returns a function that names a statement once it has been asked for often */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const times = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size === mostPlans || allColumns.test(text)) return known
    const count = (times.get(text) ?? 0) + 1
    if (count === often) {
      times.delete(text)
      // A pooler may share connections among releases: the name tells what it stands for.
      names.set(text, `credence-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`)
    } else {
      if (times.size === mostCounted) times.clear()
      times.set(text, count)
    }
    return names.get(text)
  }
}
