import type { Migration } from '../migration.ts'

export const brands: Migration = {
  id: '0003-brands',
  async up(transaction) {
    await transaction.schema
      .createTable('brands')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createTable('brand_hosts')
      .addColumn('host', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) =>
        column.notNull().references('brands.id').onDelete('cascade'),
      )
      .execute()
    await transaction.schema
      .createIndex('brand_hosts_brand_id')
      .on('brand_hosts')
      .column('brand_id')
      .execute()
  },
}
