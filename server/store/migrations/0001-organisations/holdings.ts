import type { Connection } from '../../engine.ts'
import { partOfOrganisation } from './part-of-organisation.ts'

/** What an organisation holds, offers, serves and stands for. */
export async function createHoldings(db: Connection): Promise<void> {
  await partOfOrganisation(db, 'organisation_credentials', ['credential_id'])
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('approved_at', 'text')
    .execute()

  await db.schema
    .createTable('credential_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Not of the held credential: taking one off the profile and adding it again must not wash it clean.
    .addForeignKeyConstraint(
      'credential_notes_organisation',
      ['organisation_id'],
      'organisations',
      ['id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('credential_notes_credential_key')
    .on('credential_notes')
    .columns(['organisation_id', 'credential_id'])
    .execute()

  await partOfOrganisation(db, 'organisation_attributes', ['attribute_id', 'source'])
    .addColumn('attribute_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .execute()

  for (const thing of ['product', 'location'] as const) {
    await partOfOrganisation(db, `organisation_${thing}s`, [`${thing}_id`])
      .addColumn(`${thing}_id`, 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute()
  }

  await partOfOrganisation(db, 'organisation_sdgs', ['sdg'])
    .addColumn('sdg', 'integer', (column) => column.notNull())
    .execute()

  await partOfOrganisation(db, 'organisation_engagements', ['kind', 'position'])
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('category', 'integer', (column) => column.notNull())
    .execute()

  await partOfOrganisation(db, 'portfolio_links', ['brand_id', 'portfolio_slug'])
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('portfolio_slug', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
