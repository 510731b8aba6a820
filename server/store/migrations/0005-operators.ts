import type { Migration } from '../migration.ts'

export const operators: Migration = {
  id: '0005-operators',
  async up(transaction) {
    await transaction.schema
      .createTable('operators')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createIndex('audit_log_created_at')
      .on('audit_log')
      .column('created_at')
      .execute()
  },
}
