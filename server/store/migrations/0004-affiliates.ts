import type { Migration } from '../migration.ts'

export const affiliates: Migration = {
  id: '0004-affiliates',
  async up(transaction) {
    await transaction.schema
      .createTable('affiliates')
      .addColumn('brand_id', 'text', (column) =>
        column.notNull().references('brands.id').onDelete('cascade'),
      )
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('message_heading', 'text', (column) => column.notNull())
      .addColumn('message_copy', 'text', (column) => column.notNull())
      .addColumn('percent_off', 'integer')
      .addPrimaryKeyConstraint('affiliates_key', ['brand_id', 'slug'])
      .execute()
    await transaction.schema
      .createTable('affiliate_claims')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('affiliate_claims_key', ['user_id', 'brand_id'])
      .execute()
  },
}
