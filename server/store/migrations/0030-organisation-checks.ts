import type { Migration } from '../migration.ts'

/** What the operator has found out about organisations themselves, not about their credentials. */
export const organisationChecks: Migration = {
  id: '0030-organisation-checks',
  async up({ schema }) {
    await schema
      .createTable('organisation_checks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('type_id', 'text')
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('authority', 'text')
      .addColumn('entry_url', 'text')
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('valid_to', 'text')
      .execute()
    await schema
      .createIndex('organisation_checks_organisation_id')
      .on('organisation_checks')
      .columns(['organisation_id', 'valid_from'])
      .execute()
  },
}
