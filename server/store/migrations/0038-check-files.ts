import type { Migration } from '../migration.ts'

/** Pictures and PDFs of what a verifier has seen in a register; a check names the one that it rests on (OPR-2). */
export const checkFiles: Migration = {
  id: '0038-check-files',
  async up({ schema }) {
    await schema
      .createTable('check_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .execute()
    for (const column of ['organisation_id', 'user_id', 'sha256', 'uploaded_at'])
      await schema.createIndex(`check_files_${column}`).on('check_files').column(column).execute()
    await schema.alterTable('credential_checks').addColumn('file_id', 'text').execute()
    await schema
      .createIndex('credential_checks_file_id')
      .on('credential_checks')
      .column('file_id')
      .execute()
  },
}
