import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { isListed, sharedParts } from '../listing-rule.ts'

/** Keeps `listed_profiles` true whoever writes, this version of the program or another. */
export async function keepListedProfiles(transaction: Connection): Promise<void> {
  await createFunctions(transaction)
  for (const part of sharedParts) {
    const table = sql.table(part)
    // Once for each statement, because an import writes thousands of rows with one.
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`create trigger ${sql.ref(`listed_${event}`)} after ${sql.raw(event)} on ${table}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function list_changed_profiles()`.execute(transaction)
    }
    await sql`create trigger listed_move after update of organisation_id on ${table}
      for each row execute function list_moved_profiles()`.execute(transaction)
  }
  await sql`create trigger listed_status after update of status on organisations for each row
    when (old.status <> new.status) execute function list_profile()`.execute(transaction)
}

async function createFunctions(transaction: Connection): Promise<void> {
  // The lock waits for others that change the same organisations: each statement of a function sees
  // what was committed before it, so what comes after the lock sees what they have done.
  await sql`create function list_profiles(ids text[]) returns void language plpgsql as $$ begin
    if cardinality(ids) = 0 then return; end if;
    perform 1 from organisations where id = any (ids) order by id for no key update;
    delete from listed_profiles as l using organisations as o
      where o.id = any (ids) and l.organisation_no = o.no and not (${isListed});
    insert into listed_profiles (organisation_no)
      select o.no from organisations as o where o.id = any (ids) and ${isListed} and not exists
        (select 1 from listed_profiles as l where l.organisation_no = o.no)
      order by o.no;
  end $$`.execute(transaction)
  const trigger = async (name: string, ids: string) => {
    await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin
      perform list_profiles(${sql.raw(ids)});
      return null;
    end $$`.execute(transaction)
  }
  await trigger('list_changed_profiles', 'array (select distinct organisation_id from changed)')
  await trigger('list_moved_profiles', 'array [old.organisation_id, new.organisation_id]')
  await trigger('list_profile', 'array [new.id]')
}
