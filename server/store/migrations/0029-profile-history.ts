import type { Migration } from '../migration.ts'

/**
 * What profiles said before they were changed, of which nothing has to be copied, and until when notes were
 * on them.
 */
export const profileHistory: Migration = {
  id: '0029-profile-history',
  async up({ schema }) {
    await schema
      .createTable('profile_versions')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('valid_to', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('profile_versions_key', ['organisation_id', 'valid_from'])
      .execute()
    await schema.alterTable('credential_notes').addColumn('removed_at', 'text').execute()
  },
}
