import { sql } from 'kysely'
import { isListed } from '../listing-rule.ts'
import type { Migration } from '../migration.ts'

/** Organisations that are looked at with one statement. */
const batch = 10_000

/** Which profiles search engines are told of, numbered in the order in which they came. */
export const listedProfiles: Migration = {
  id: '0014-listed-profiles',
  async up(transaction, engine) {
    await transaction.schema
      .createTable('listed_profiles')
      .addColumn('no', engine.rowNumberType, (column) => column.primaryKey())
      // Not by its id: this is no part of the organisation that a merger would move.
      .addColumn('organisation_no', 'bigint', (column) =>
        column.notNull().unique().references('organisations.no').onDelete('cascade'),
      )
      .execute()
    await engine.createProfileListing(transaction)
    const { last } = await transaction
      .selectFrom('organisations')
      .select(({ fn }) => fn.max<number | string | null>('no').as('last'))
      .executeTakeFirstOrThrow()
    // In steps, each of which is done long before the database loses its patience.
    for (let from = 0; from < Number(last ?? 0); from += batch) {
      await sql`insert into listed_profiles (organisation_no)
        select o.no from organisations as o
        where o.no > ${from} and o.no <= ${from + batch} and ${isListed} order by o.no`.execute(
        transaction,
      )
    }
  },
}
