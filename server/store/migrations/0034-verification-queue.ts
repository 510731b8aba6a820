import { sql } from 'kysely'
import { numberKey } from '#src/contract/trust/number-key.ts'
import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

/** Statements whose numbers are prepared at a time. */
const together = 1_000

/**
 * The queue of verifiers (OPR-2): since when what was handed in waits, who is at it, and what was decided but
 * may be undone yet; by what a number of a certificate is compared; and what a verifier says and notes.
 */
export const verificationQueue: Migration = {
  id: '0034-verification-queue',
  async up(transaction) {
    const { schema } = transaction
    await schema.alterTable('credential_checks').addColumn('reasons', 'text').execute()
    await schema.alterTable('credential_checks').addColumn('seen', 'text').execute()
    await schema.alterTable('credential_statements').addColumn('number_key', 'text').execute()
    await schema.alterTable('organisation_credentials').addColumn('waiting_since', 'text').execute()
    await noteWaiting(transaction)
    await noteNumbers(transaction)
    await schema
      .createIndex('organisation_credentials_waiting')
      .on('organisation_credentials')
      .columns(['waiting_since', 'organisation_id', 'credential_id'])
      .where(sql.ref('waiting_since'), 'is not', null)
      .execute()
    await schema
      .createIndex('credential_statements_number')
      .on('credential_statements')
      .columns(['number_key', 'credential_id'])
      .where(sql.ref('number_key'), 'is not', null)
      .execute()
    await schema
      .createIndex('credential_checks_valid_from')
      .on('credential_checks')
      .column('valid_from')
      .execute()
    await createTables(transaction)
  },
}

async function createTables({ schema }: Connection): Promise<void> {
  const ofCredential = (table: string) =>
    schema
      .createTable(table)
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
  await ofCredential('verification_leases')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('verification_leases_key', ['organisation_id', 'credential_id'])
    .execute()
  await ofCredential('queued_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('statement_id', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('queued_decisions_key', ['organisation_id', 'credential_id'])
    .execute()
  for (const table of ['verification_leases', 'queued_decisions'])
    await schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute()
}

/** What was stated last, and nobody has said anything of, waits since then. */
async function noteWaiting(transaction: Connection): Promise<void> {
  await sql`
    update organisation_credentials set waiting_since = (
      select max(s.valid_from) from credential_statements s
      where s.organisation_id = organisation_credentials.organisation_id
        and s.credential_id = organisation_credentials.credential_id
        and s.valid_to is null
        and not exists (
          select 1 from credential_checks c
          where c.organisation_id = s.organisation_id and c.statement_id = s.id and c.valid_to is null
        )
        and not exists (
          select 1 from credential_statements n
          where n.organisation_id = s.organisation_id and n.credential_id = s.credential_id
            and n.valid_to is null and n.valid_from > s.valid_from
        )
    )
  `.execute(transaction)
}

async function noteNumbers(transaction: Connection): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await transaction
      .selectFrom('credential_statements')
      .select(['id', 'number'])
      .where('number', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(together)
      .execute()
    for (const { id, number } of rows)
      await transaction
        .updateTable('credential_statements')
        .set({ number_key: numberKey(number) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (!last || rows.length < together) return
    after = last.id
  }
}
