import { sql } from 'kysely'
import type { Connection, Engine } from '../engine.ts'
import type { Migration } from '../migration.ts'

/**
 * So that lists of the operator, and what is looked up about a person, read as much as they show,
 * however many suppliers there are.
 */
export const listsByIndex: Migration = {
  id: '0021-lists-by-index',
  async up(transaction, engine) {
    const { schema } = transaction
    await replaceIndex(transaction, 'audit_log', 'created_at', ['created_at', 'id'])
    await replaceIndex(transaction, 'organisations', 'name_key', ['status', 'name_key', 'slug'])
    // One for each status, for queries that name it: SQLite would take one that begins with the status for
    // what an organisation holds, too, and read those of all organisations.
    for (const status of ['PENDING', 'APPROVED'])
      await schema
        .createIndex(`organisation_credentials_${status.toLowerCase()}`)
        .on('organisation_credentials')
        .columns(['created_at', 'organisation_id', 'credential_id'])
        .where(sql.ref('status'), '=', sql.lit(status))
        .execute()
    for (const [status, condition] of [
      ['pending', 'is'],
      ['accepted', 'is not'],
    ] as const) {
      await schema
        .createIndex(`memberships_${status}`)
        .on('memberships')
        .columns(['created_at', 'id'])
        .where(sql.ref('accepted_at'), condition, null)
        .execute()
    }
    await schema
      .createIndex('benefit_claims_created_at')
      .on('benefit_claims')
      .columns(['created_at', 'ref'])
      .execute()
    await schema
      .createIndex('newsletter_sign_ups_email')
      .on('newsletter_sign_ups')
      .column('email')
      .execute()
    await schema
      .createIndex('newsletter_sign_ups_waiting')
      .on('newsletter_sign_ups')
      .column('asked_at')
      .where(sql.ref('confirmed_at'), 'is', null)
      .execute()
    await countAffiliates(transaction, engine)
    // What has run out is removed by these.
    for (const [table, column] of [
      ['action_tokens', 'expires_at'],
      ['address_changes', 'expires_at'],
      ['identity_attempts', 'updated_at'],
    ] as const)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    await schema.createIndex('users_email').on('users').column('email').execute()
    await sql`create index users_email_key on users (lower(email))`.execute(transaction)
  },
}

/** How many people came by an affiliate is counted once, as they come and go. */
async function countAffiliates(transaction: Connection, engine: Engine): Promise<void> {
  await transaction.schema
    .alterTable('affiliates')
    .addColumn('people', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update affiliates set people = counted.people from (
    select brand_id, slug, count(*) as people from affiliate_claims group by brand_id, slug
  ) as counted
  where counted.brand_id = affiliates.brand_id and counted.slug = affiliates.slug`.execute(
    transaction,
  )
  await engine.createAffiliateCount(transaction)
}

/** An index that begins with another column, or does not end with what tells equal rows apart. */
async function replaceIndex(
  transaction: Connection,
  table: string,
  former: string,
  columns: string[],
): Promise<void> {
  await transaction.schema.dropIndex(`${table}_${former}`).execute()
  await transaction.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
