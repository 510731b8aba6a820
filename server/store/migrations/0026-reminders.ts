import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { Migration } from '../migration.ts'

/** Reminders of the last days of credentials, what ends them, and calendars that show these days. */
export const reminders: Migration = {
  id: '0026-reminders',
  async up(transaction) {
    await markOrganisations(transaction)
    await createReminders(transaction)
    const { schema } = transaction
    await schema
      .createTable('reminder_subscriptions')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('link', 'text', (column) => column.notNull().unique())
      .addColumn('ended_at', 'text')
      .execute()
    await schema
      .createTable('calendar_feeds')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.alterTable('waiting_mails').addColumn('unsubscribe', 'text').execute()
  },
}

/** The first look of the job finds out when there is something to say. */
async function markOrganisations(transaction: Connection): Promise<void> {
  const { schema } = transaction
  await schema.alterTable('organisations').addColumn('next_reminder_at', 'text').execute()
  await sql`update organisations set next_reminder_at = ${isoTime(Date.now())} where id in (
    select organisation_id from credential_statements
    where valid_to is null and expires_on is not null)`.execute(transaction)
  await schema
    .createIndex('organisations_next_reminder_at')
    .on('organisations')
    // Nobody is reminded for one that is suspended, which may stay due for years.
    .columns(['status', 'next_reminder_at', 'id'])
    .where(sql.ref('next_reminder_at'), 'is not', null)
    .execute()
}

async function createReminders(transaction: Connection): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('credential_reminders')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('expires_on', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('credential_reminders_key', [
      'user_id',
      'organisation_id',
      'credential_id',
      'expires_on',
      'step',
    ])
    .execute()
  for (const column of ['organisation_id', 'expires_on'])
    await schema
      .createIndex(`credential_reminders_${column}`)
      .on('credential_reminders')
      .column(column)
      .execute()
}
