import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** Adds what a sign-up, `new` in a trigger, counts for its brand and tag. */
const add = sql`
  insert into newsletter_counts (brand_id, tag, confirmed, waiting)
    values (new.brand_id, new.tag,
      case when new.confirmed_at is null then 0 else 1 end,
      case when new.confirmed_at is null then 1 else 0 end)
    on conflict (brand_id, tag) do update set
      confirmed = newsletter_counts.confirmed + excluded.confirmed,
      waiting = newsletter_counts.waiting + excluded.waiting;`

/** Takes away what a sign-up, `old` in a trigger, counted, and the row where nothing is left to count. */
const take = sql`
  update newsletter_counts set
      confirmed = confirmed - case when old.confirmed_at is null then 0 else 1 end,
      waiting = waiting - case when old.confirmed_at is null then 1 else 0 end
    where brand_id = old.brand_id and tag = old.tag;
  delete from newsletter_counts
    where brand_id = old.brand_id and tag = old.tag and confirmed = 0 and waiting = 0;`

const changes: readonly (readonly ['insert' | 'delete' | 'update', RawBuilder<unknown>])[] = [
  ['insert', add],
  ['delete', take],
  // First what is new, so that a row that goes on counting is not made anew.
  ['update', sql`${add} ${take}`],
]

/** Maintains `newsletter_counts` in SQLite. */
export async function countNewslettersInSqlite(transaction: Connection): Promise<void> {
  for (const [event, step] of changes)
    await sql`create trigger ${sql.ref(`newsletter_sign_ups_${event}`)} after ${sql.raw(event)}
      on newsletter_sign_ups begin ${step} end`.execute(transaction)
}

/** The same in PostgreSQL. */
export async function countNewslettersInPostgres(transaction: Connection): Promise<void> {
  for (const [event, step] of changes) {
    const name = sql.ref(`newsletter_sign_ups_${event}`)
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin ${step} return null; end $$`.execute(transaction)
    await sql`create trigger ${name} after ${sql.raw(event)} on newsletter_sign_ups
      for each row execute function ${name}()`.execute(transaction)
  }
}
