import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

/** What people prove themselves by beside their password: passkeys, codes of an app, recovery codes (ACC-4). */
export const secondFactors: Migration = {
  id: '0032-second-factors',
  async up(transaction) {
    await keptFactors(transaction)
    await ceremonies(transaction)
  },
}

async function keptFactors({ schema }: Connection): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('credential_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await schema.createIndex('passkeys_account_id').on('passkeys').column('account_id').execute()
  await schema
    .createTable('authenticator_apps')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'hash'])
    .execute()
}

/** What lies between two requests of one sign-in, or of one change on the account page. */
async function ceremonies({ schema }: Connection): Promise<void> {
  await schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('bound_to', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sign_in_steps')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('password_set', 'text', (column) => column.notNull())
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('proof', 'text')
    .addColumn('proved_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  // What has run out is removed by these.
  for (const table of ['passkey_challenges', 'sign_in_steps'])
    await schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute()
  // Else the deletion of an account would look through all of them.
  await schema
    .createIndex('sign_in_steps_account_id')
    .on('sign_in_steps')
    .column('account_id')
    .execute()
}
