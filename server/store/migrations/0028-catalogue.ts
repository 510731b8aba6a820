import type { Migration } from '../migration.ts'

/** The credentials of the catalogue as the installation has them, each with what it was before. */
export const catalogue: Migration = {
  id: '0028-catalogue',
  async up({ schema }, { keyType }) {
    await schema
      .createTable('catalogue_credentials')
      .addColumn('id', keyType, (column) => column.notNull())
      .addColumn('valid_from', 'text', (column) => column.notNull())
      .addColumn('valid_to', 'text')
      .addColumn('ours', 'text')
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('is_retired', 'integer', (column) => column.notNull())
      .addColumn('merged_into', keyType)
      .addColumn('changed_by', 'text')
      .addPrimaryKeyConstraint('catalogue_credentials_pk', ['id', 'valid_from'])
      .execute()
    await schema
      .createIndex('catalogue_credentials_valid_from')
      .on('catalogue_credentials')
      .column('valid_from')
      .execute()
    await schema
      .createIndex('organisation_credentials_credential')
      .on('organisation_credentials')
      .columns(['credential_id', 'organisation_id'])
      .execute()
  },
}
