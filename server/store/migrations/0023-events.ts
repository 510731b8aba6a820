import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** The outbox of the server: what happened, how far each consumer has handled it, and mails that wait. */
export const events: Migration = {
  id: '0023-events',
  async up(transaction, engine) {
    const { schema } = transaction
    await schema
      .createTable('events')
      .addColumn('no', engine.rowNumberType, (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.unique())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('organisation_id', 'text')
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('events_unplaced')
      .on('events')
      .column('no')
      .where(sql.ref('position'), 'is', null)
      .execute()
    await schema.createIndex('events_user_id').on('events').column('user_id').execute()
    await schema
      .createTable('event_consumers')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('lease_until', 'text')
      .execute()
    await schema
      .createTable('parked_events')
      .addColumn('consumer', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('organisation_id', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('parked_events_key', ['consumer', 'position'])
      .execute()
    await schema
      .createIndex('parked_events_organisation')
      .on('parked_events')
      .columns(['consumer', 'organisation_id', 'position'])
      .execute()
    await schema
      .createTable('waiting_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('waiting_mails_next_at')
      .on('waiting_mails')
      .column('next_at')
      .execute()
    await schema
      .createIndex('waiting_mails_user_id')
      .on('waiting_mails')
      .column('user_id')
      .execute()
  },
}
