import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { isListed, sharedParts } from '../listing-rule.ts'

const takeOff = sql`
  delete from listed_profiles as l using organisations as o
    where o.id = any (ids) and l.organisation_no = o.no and not (${isListed});`
const putOn = sql`
  insert into listed_profiles (organisation_no)
    select o.no from organisations as o where o.id = any (ids) and ${isListed}
      and not exists (select 1 from listed_profiles as l where l.organisation_no = o.no)
    order by o.no;`

/** Maintains `listed_profiles` by triggers, which see every writer: this version of the program or another. */
export async function createProfileListing(transaction: Connection): Promise<void> {
  await createFunctions(transaction)
  for (const part of sharedParts) {
    const table = sql.table(part)
    // Once for each statement, because an import writes thousands of rows with one.
    for (const [event, rows, run] of [
      ['insert', 'new', 'list_profiles'],
      ['delete', 'old', 'unlist_profiles'],
    ] as const) {
      await sql`create trigger ${sql.ref(`listed_${event}`)} after ${sql.raw(event)} on ${table}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function ${sql.ref(run)}()`.execute(transaction)
    }
    await sql`create trigger listed_move after update of organisation_id on ${table}
      for each row execute function list_moved_profiles()`.execute(transaction)
  }
  await sql`create trigger listed_status after update of status on organisations for each row
    when (old.status <> new.status) execute function list_profile()`.execute(transaction)
}

async function createFunctions(transaction: Connection): Promise<void> {
  const changed = 'array (select distinct organisation_id from changed)'
  await createTrigger(transaction, 'list_profiles', changed, putOn)
  await createTrigger(transaction, 'unlist_profiles', changed, takeOff)
  const both = sql`${takeOff}${putOn}`
  const moved = 'array [old.organisation_id, new.organisation_id]'
  await createTrigger(transaction, 'list_moved_profiles', moved, both)
  await createTrigger(transaction, 'list_profile', 'array [new.id]', both)
}

/**
 * The lock waits for others that change the same organisations: each statement of a function sees what
 * was committed before it, so what comes after the lock sees what they have done. The plans are cached:
 * making them for each save takes longer than running them.
 */
async function createTrigger(
  transaction: Connection,
  name: string,
  ids: string,
  steps: RawBuilder<unknown>,
): Promise<void> {
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql
    set plan_cache_mode = force_generic_plan as $$
    declare ids text[] := ${sql.raw(ids)};
    begin
      if cardinality(ids) > 0 then
        perform 1 from organisations where id = any (ids) order by id for no key update;
        ${steps}
      end if;
      return null;
    end $$`.execute(transaction)
}
