import type { Migration } from '../migration.ts'

/** What people see of their own account: in which browsers it is signed in, and a change of address. */
export const accountPage: Migration = {
  id: '0018-account-page',
  async up(transaction) {
    await transaction.schema
      .createTable('session_browsers')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('browser', 'text')
      .addColumn('system', 'text')
      .addColumn('ended_at', 'text')
      .execute()
    // Else the deletion of an account would look through all of them.
    await transaction.schema
      .createIndex('session_browsers_account_id')
      .on('session_browsers')
      .column('account_id')
      .execute()
    await transaction.schema
      .createTable('address_changes')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('present_key', 'text', (column) => column.notNull())
      .addColumn('password_set', 'text', (column) => column.notNull())
      .addColumn('new_hash', 'text', (column) => column.notNull().unique())
      .addColumn('present_hash', 'text', (column) => column.unique())
      .addColumn('new_agreed_at', 'text')
      .addColumn('present_agreed_at', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
}
