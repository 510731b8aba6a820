import type { Migration } from '../migration.ts'

export const evidence: Migration = {
  id: '0010-evidence',
  async up(transaction) {
    await transaction.schema
      .createTable('evidence')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // Not of the held credential: as with its notes, what was shown stays when the credential is
      // taken off the profile, and is there again when it is added again.
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('uploaded_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('evidence_once', ['organisation_id', 'credential_id', 'sha256'])
      .execute()
    await transaction.schema
      .createIndex('evidence_sha256')
      .on('evidence')
      .column('sha256')
      .execute()
  },
}
