import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

export const identity: Migration = {
  id: '0002-identity',
  async up(transaction) {
    await createAccounts(transaction)
    await createOidcPayloads(transaction)
    await createSecretsAndAttempts(transaction)
  },
}

async function createAccounts(db: Connection): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('verified_at', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('newcomer', 'integer', (column) => column.notNull())
    .addColumn('tokens_valid_from', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('action_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('action_tokens_account_id')
    .on('action_tokens')
    .column('account_id')
    .execute()
}

async function createOidcPayloads(db: Connection): Promise<void> {
  await db.schema
    .createTable('oidc_payloads')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('account_id', 'text')
    .addColumn('consumed_at', 'text')
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('oidc_payloads_key', ['model', 'id'])
    .execute()
  for (const column of ['grant_id', 'uid', 'account_id', 'expires_at']) {
    await db.schema
      .createIndex(`oidc_payloads_${column}`)
      .on('oidc_payloads')
      .column(column)
      .execute()
  }
}

async function createSecretsAndAttempts(db: Connection): Promise<void> {
  await db.schema
    .createTable('identity_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('identity_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blocked_until', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
