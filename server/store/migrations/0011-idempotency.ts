import type { Migration } from '../migration.ts'

export const idempotency: Migration = {
  id: '0011-idempotency',
  async up(transaction) {
    await transaction.schema
      .createTable('idempotency_keys')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text', (column) => column.notNull())
      .addColumn('has_effect', 'integer', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
      .execute()
    await transaction.schema
      .createIndex('idempotency_keys_created_at')
      .on('idempotency_keys')
      .column('created_at')
      .execute()
  },
}
