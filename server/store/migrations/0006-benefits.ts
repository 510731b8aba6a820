import type { Migration } from '../migration.ts'
import { partOfOrganisation } from './0001-organisations/part-of-organisation.ts'

export const benefits: Migration = {
  id: '0006-benefits',
  async up(transaction) {
    await transaction.schema
      .createTable('offers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('brand_id', 'text', (column) => column.references('brands.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createIndex('offers_brand_id')
      .on('offers')
      .column('brand_id')
      .execute()

    await partOfOrganisation(transaction, 'benefit_claims', ['benefit'])
      .addColumn('benefit', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull().unique())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await transaction.schema
      .createTable('benefit_claimants')
      .addColumn('organisation_id', 'text', (column) => column.notNull())
      .addColumn('benefit', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('identifiers', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('benefit_claimants_key', ['organisation_id', 'benefit'])
      .addForeignKeyConstraint(
        'benefit_claimants_claim',
        ['organisation_id', 'benefit'],
        'benefit_claims',
        ['organisation_id', 'benefit'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await transaction.schema
      .createIndex('benefit_claimants_user_id')
      .on('benefit_claimants')
      .column('user_id')
      .execute()
  },
}
