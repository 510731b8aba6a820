import type { Migration } from '../migration.ts'

/**
 * Counts of a day (OPR-6): how often a profile was looked at and its badge was loaded, by the host of the page that
 * led there, and what the portal as a whole counts. Entries of the audit log are found by who and by what.
 */
export const numbers: Migration = {
  id: '0042-numbers',
  async up({ schema }) {
    await schema
      .createTable('visit_sums')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sums_key', ['organisation_id', 'day', 'kind', 'host'])
      .execute()
    await schema.createIndex('visit_sums_day').on('visit_sums').column('day').execute()
    await schema
      .createTable('daily_numbers')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_numbers_key', ['day', 'brand', 'name'])
      .execute()
    for (const column of ['actor', 'subject'] as const)
      await schema
        .createIndex(`audit_log_${column}`)
        .on('audit_log')
        .columns([column, 'created_at', 'id'])
        .execute()
  },
}
