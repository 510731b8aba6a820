import type { Migration } from '../migration.ts'

/** What an organisation says of itself in further languages than that of its main description. */
export const descriptions: Migration = {
  id: '0020-descriptions',
  async up(transaction) {
    await transaction.schema
      .createTable('organisation_descriptions')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      // BCP 47.
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('organisation_descriptions_key', ['organisation_id', 'language'])
      .execute()
  },
}
