import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { isListed, sharedParts } from '../listing-rule.ts'

/**
 * Maintains `listed_profiles` by triggers, which see every writer: this version of the program or another: only one
 * transaction writes at a time, so each trigger sees all there is.
 */
export async function createProfileListing(transaction: Connection): Promise<void> {
  for (const part of sharedParts) {
    await onChange(transaction, `${part}_listed_insert`, sql`insert on ${sql.table(part)}`, 'new')
    await onChange(transaction, `${part}_listed_delete`, sql`delete on ${sql.table(part)}`, 'old')
    const move = sql`update of organisation_id on ${sql.table(part)}`
    await onChange(transaction, `${part}_listed_move`, move, 'old', 'new')
  }
  await sql`create trigger organisations_listed_status after update of status on organisations
    when old.status <> new.status begin ${refresh(sql`new.id`)} end`.execute(transaction)
}

async function onChange(
  transaction: Connection,
  name: string,
  change: RawBuilder<unknown>,
  ...rows: ('old' | 'new')[]
): Promise<void> {
  const steps = rows.map((row) => refresh(sql.ref(`${row}.organisation_id`)))
  await sql`create trigger ${sql.ref(name)} after ${change} begin ${sql.join(steps, sql` `)} end`.execute(
    transaction,
  )
}

/** Lists an organisation or takes it off the list, as it is now. */
function refresh(id: RawBuilder<unknown>) {
  return sql`
    delete from listed_profiles where organisation_no =
      (select o.no from organisations as o where o.id = ${id} and not (${isListed}));
    insert into listed_profiles (organisation_no)
      select o.no from organisations as o where o.id = ${id} and ${isListed} and not exists
        (select 1 from listed_profiles as l where l.organisation_no = o.no);`
}
