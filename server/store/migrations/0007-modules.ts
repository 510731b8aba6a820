import type { Migration } from '../migration.ts'

export const modules: Migration = {
  id: '0007-modules',
  async up(transaction) {
    await transaction.schema
      .createTable('modules')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) => column.references('brands.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createIndex('modules_brand_id')
      .on('modules')
      .column('brand_id')
      .execute()

    await transaction.schema
      .createTable('module_completions')
      .addColumn('response_id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('module_id', 'text', (column) => column.notNull())
      // What was earned stays the organisation's when the person who earned it goes.
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    for (const key of ['organisation_id', 'user_id'] as const) {
      await transaction.schema
        .createIndex(`module_completions_${key}`)
        .on('module_completions')
        .column(key)
        .execute()
    }
  },
}
