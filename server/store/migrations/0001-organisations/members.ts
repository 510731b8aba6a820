import type { Connection } from '../../engine.ts'
import { partOfOrganisation } from './part-of-organisation.ts'

/** Users and the organisations that they belong to. */
export async function createMembers(db: Connection): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await partOfOrganisation(db, 'memberships', [])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('relationship', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .addUniqueConstraint('memberships_once', ['user_id', 'organisation_id'])
    .execute()
  await db.schema
    .createIndex('memberships_organisation_id')
    .on('memberships')
    .column('organisation_id')
    .execute()
}
