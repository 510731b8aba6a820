import type { Migration } from '../migration.ts'

/** What suppliers are found by (DSC-1). The job `search-index` fills it. */
export const search: Migration = {
  id: '0049-search',
  async up(transaction, engine) {
    const { schema } = transaction
    await schema
      .createTable('search_documents')
      .addColumn('organisation_id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_no', 'bigint', (column) => column.notNull().unique())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('change_no', 'bigint', (column) => column.notNull().unique())
      .addColumn('shape', 'integer', (column) => column.notNull())
      .addColumn('document', 'text')
      .execute()
    await schema
      .createTable('search_numbers')
      .addColumn('number_key', engine.keyType, (column) => column.notNull())
      .addColumn('organisation_no', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_numbers_key', ['number_key', 'organisation_no'])
      .execute()
    await schema
      .createIndex('search_numbers_organisation_no')
      .on('search_numbers')
      .column('organisation_no')
      .execute()
    await schema
      .createTable('search_walk')
      .addColumn('shape', 'integer', (column) => column.notNull())
      .addColumn('last_no', 'bigint', (column) => column.notNull())
      .addColumn('is_over', 'integer', (column) => column.notNull())
      .execute()
    await transaction
      .insertInto('search_walk')
      .values({ shape: 0, last_no: 0, is_over: 0 })
      .execute()
    await engine.createSearchTexts(transaction)
  },
}
