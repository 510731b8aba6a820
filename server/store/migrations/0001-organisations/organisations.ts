import type { Connection, Engine } from '../../engine.ts'
import { partOfOrganisation } from './part-of-organisation.ts'

/** The organisation itself, its slugs, addresses and registry numbers. */
export async function createOrganisations(db: Connection, engine: Engine): Promise<void> {
  await db.schema
    .createTable('organisations')
    .addColumn('no', engine.rowNumberType, (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', engine.keyType, (column) => column.notNull())
    .addColumn('core_key', engine.keyType, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('size', 'text')
    .addColumn('country_code', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_identifier', 'text', (column) => column.notNull())
    .addColumn('other_attribute', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  for (const key of ['name_key', 'core_key'] as const) {
    await db.schema.createIndex(`organisations_${key}`).on('organisations').column(key).execute()
  }

  await partOfOrganisation(db, 'organisation_slugs', [])
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('organisation_slugs_organisation_id')
    .on('organisation_slugs')
    .column('organisation_id')
    .execute()

  await partOfOrganisation(db, 'secondary_addresses', ['position'])
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('address_identifier', 'text', (column) => column.notNull())
    .execute()

  await partOfOrganisation(db, 'organisation_identifiers', ['type_id'])
    .addColumn('type_id', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
}
