import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

/** An address belongs to one confirmed account; any number of unconfirmed ones may have it too. */
export const accountsShareAddress: Migration = {
  id: '0016-accounts-share-address',
  async up(transaction, engine) {
    if (engine.name === 'postgres') {
      await sql`alter table accounts drop constraint accounts_email_key_key`.execute(transaction)
    } else {
      await rebuildAccounts(transaction)
    }
    await transaction.schema
      .createIndex('accounts_confirmed_address')
      .unique()
      .on('accounts')
      .column('email_key')
      .where(sql<boolean>`verified_at is not null`)
      .execute()
    await transaction.schema
      .createIndex('accounts_email_key')
      .on('accounts')
      .columns(['email_key', 'created_at'])
      .execute()
  },
}

/**
 * SQLite can drop no constraint. The links are copied too, and dropped first: a table that is dropped
 * takes the rows with it that point at its own. https://sqlite.org/foreignkeys.html#fk_schemacommands
 */
async function rebuildAccounts(db: Connection): Promise<void> {
  await sql`create table new_accounts (
    id text primary key,
    email text not null,
    email_key text not null,
    verified_at text,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    newcomer integer not null,
    tokens_valid_from text not null,
    created_at text not null)`.execute(db)
  await sql`insert into new_accounts (id, email, email_key, verified_at, password_hash, first_name,
      last_name, newcomer, tokens_valid_from, created_at)
    select id, email, email_key, verified_at, password_hash, first_name,
      last_name, newcomer, tokens_valid_from, created_at from accounts`.execute(db)
  await sql`create table new_action_tokens (
    hash text primary key,
    purpose text not null,
    account_id text not null references new_accounts (id) on delete cascade,
    used_at text,
    expires_at text not null)`.execute(db)
  await sql`insert into new_action_tokens (hash, purpose, account_id, used_at, expires_at)
    select hash, purpose, account_id, used_at, expires_at from action_tokens`.execute(db)
  await sql`drop table action_tokens`.execute(db)
  await sql`drop table accounts`.execute(db)
  // What points at a table follows its new name.
  await sql`alter table new_accounts rename to accounts`.execute(db)
  await sql`alter table new_action_tokens rename to action_tokens`.execute(db)
  await sql`create index action_tokens_account_id on action_tokens (account_id)`.execute(db)
}
