import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** One person more or less for the affiliate of a claim, which is `new` or `old` in a trigger. */
const count = (row: 'new' | 'old', step: 1 | -1): RawBuilder<unknown> => sql`
  update affiliates set people = people + ${sql.lit(step)}
    where brand_id = ${sql.ref(`${row}.brand_id`)} and slug = ${sql.ref(`${row}.slug`)};`

const changes = [
  ['insert', count('new', 1)],
  ['delete', count('old', -1)],
] as const

/** Maintains `affiliates.people` in SQLite, where a claim also goes with the account that made it. */
export async function countAffiliatesInSqlite(transaction: Connection): Promise<void> {
  for (const [event, step] of changes)
    await sql`create trigger ${sql.ref(`affiliate_claims_${event}`)} after ${sql.raw(event)}
      on affiliate_claims begin ${step} end`.execute(transaction)
}

/** The same in PostgreSQL. */
export async function countAffiliatesInPostgres(transaction: Connection): Promise<void> {
  for (const [event, step] of changes) {
    const name = sql.ref(`affiliate_claims_${event}`)
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin ${step} return null; end $$`.execute(transaction)
    await sql`create trigger ${name} after ${sql.raw(event)} on affiliate_claims
      for each row execute function ${name}()`.execute(transaction)
  }
}
