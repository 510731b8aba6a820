import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

/** Reports about profiles, suspensions with their public notes, and appeals (OPR-7). */
export const reports: Migration = {
  id: '0039-reports',
  async up(transaction) {
    await createTables(transaction)
    await createIndexes(transaction)
    await noteSuspensions(transaction)
  },
}

async function createTables({ schema }: Connection): Promise<void> {
  const ofOrganisation = (table: string) =>
    schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text')
      .addColumn('note', 'text')
  await ofOrganisation('suspensions')
    .addColumn('suspended_at', 'text', (column) => column.notNull())
    .addColumn('suspended_by', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('ended_at', 'text')
    .addColumn('appeal_text', 'text')
    .addColumn('appealed_at', 'text')
    .addColumn('appealed_by', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('appeal_told_at', 'text')
    .addColumn('appeal_occasion', 'text')
    .addColumn('appeal_outcome', 'text')
    .addColumn('appeal_note', 'text')
    .addColumn('appeal_decided_at', 'text')
    .execute()
  await ofOrganisation('reports')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text')
    .addColumn('mailbox', 'text')
    .addColumn('sender', 'text')
    .addColumn('occasion', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('close_reason', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('suspension_id', 'text', (column) =>
      column.references('suspensions.id').onDelete('set null'),
    )
    .execute()
}

async function createIndexes({ schema }: Connection): Promise<void> {
  const index = (table: string, name: string, columns: string[]) =>
    schema.createIndex(`${table}_${name}`).on(table).columns(columns)
  await index('reports', 'open', ['created_at', 'id']).where('outcome', 'is', null).execute()
  await index('reports', 'decided', ['decided_at', 'id']).where('outcome', 'is not', null).execute()
  await index('reports', 'organisation', ['organisation_id', 'created_at']).execute()
  await index('reports', 'organisation_open', ['organisation_id', 'created_at', 'id'])
    .where('outcome', 'is', null)
    .execute()
  await index('reports', 'email', ['email', 'created_at']).where('email', 'is not', null).execute()
  await index('reports', 'user', ['user_id']).execute()
  await index('reports', 'suspension', ['suspension_id']).execute()
  await index('reports', 'sender', ['sender', 'created_at'])
    .where('sender', 'is not', null)
    .execute()
  await index('reports', 'mailbox', ['mailbox', 'created_at'])
    .where('mailbox', 'is not', null)
    .execute()
  await index('reports', 'untold', ['created_at']).where('told_at', 'is', null).execute()
  await index('suspensions', 'organisation', ['organisation_id', 'suspended_at']).execute()
  await index('suspensions', 'suspended_by', ['suspended_by']).execute()
  await index('suspensions', 'appealed_by', ['appealed_by']).execute()
  await index('suspensions', 'appealed', ['appealed_at', 'id'])
    .where('appealed_at', 'is not', null)
    .where('appeal_outcome', 'is', null)
    .execute()
  await index('suspensions', 'appeal_decided', ['appeal_decided_at', 'id'])
    .where('appeal_outcome', 'is not', null)
    .execute()
}

/**
 * What is suspended by now, so that its owners can appeal: since when, the audit log tells of profiles, and the
 * stop of a credential says itself.
 */
async function noteSuspensions(transaction: Connection): Promise<void> {
  const now = new Date().toISOString()
  await sql`
    insert into suspensions (id, organisation_id, credential_id, note, suspended_at)
    select o.id, o.id, null, null, coalesce(
      (select max(a.created_at) from audit_log a
        where a.subject = o.slug and a.action = 'organisation.suspend'), ${now})
    from organisations o where o.status = 'SUSPENDED'
  `.execute(transaction)
  await sql`
    insert into suspensions (id, organisation_id, credential_id, note, suspended_at)
    select s.id, s.organisation_id, s.credential_id, s.note, s.valid_from
    from credential_stops s where s.kind = 'suspended' and s.valid_to is null
  `.execute(transaction)
}
