import { type CreateTableBuilder, sql } from 'kysely'
import { credentialStates } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

/**
 * Credentials become dated facts: what was stated, how it was checked, what was stopped. What had a
 * status keeps it: an approval becomes a confirmation of which nobody recorded how it was made.
 */
export const credentialFacts: Migration = {
  id: '0025-credential-facts',
  async up(transaction) {
    await createFacts(transaction)
    await sql`insert into credential_statements
        (id, organisation_id, credential_id, valid_from)
      select organisation_id || ':' || credential_id, organisation_id, credential_id, created_at
      from organisation_credentials`.execute(transaction)
    await sql`insert into credential_checks (id, organisation_id, credential_id, statement_id,
        outcome, method, documents, valid_from)
      select organisation_id || ':' || credential_id, organisation_id, credential_id,
        organisation_id || ':' || credential_id, 'confirmed', 'unrecorded', '[]',
        coalesce(approved_at, created_at)
      from organisation_credentials where status = 'APPROVED'`.execute(transaction)
    await replaceStatus(transaction)
    await transaction.schema
      .alterTable('organisations')
      .addColumn('next_state_at', 'text')
      .execute()
    await transaction.schema
      .createIndex('organisations_next_state_at')
      .on('organisations')
      .column('next_state_at')
      .where(sql.ref('next_state_at'), 'is not', null)
      .execute()
  },
}

async function createFacts(transaction: Connection): Promise<void> {
  await factTable(transaction, 'credential_statements')
    .addColumn('number', 'text')
    .addColumn('issuer', 'text')
    .addColumn('scope', 'text')
    .addColumn('issued_on', 'text')
    .addColumn('expires_on', 'text')
    .addColumn('entry_url', 'text')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await factTable(transaction, 'credential_checks')
    .addColumn('statement_id', 'text', ofStatement)
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('authority', 'text')
    .addColumn('entry_url', 'text')
    .addColumn('note', 'text')
    .addColumn('documents', 'text', (column) => column.notNull())
    .execute()
  await factTable(transaction, 'credential_stops')
    .addColumn('statement_id', 'text', ofStatement)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  const { schema } = transaction
  for (const table of ['credential_statements', 'credential_checks', 'credential_stops']) {
    await schema
      .createIndex(`${table}_credential`)
      .on(table)
      .columns(['organisation_id', 'credential_id', 'valid_from'])
      .execute()
  }
  for (const table of ['credential_checks', 'credential_stops'])
    await schema.createIndex(`${table}_statement`).on(table).column('statement_id').execute()
  await schema
    .createIndex('credential_statements_user_id')
    .on('credential_statements')
    .column('user_id')
    .execute()
}

const factTable = (transaction: Connection, name: string): CreateTableBuilder<string, string> =>
  transaction.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Not of the held credential: what is taken off a profile keeps its history.
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_to', 'text') as CreateTableBuilder<string, string>

const ofStatement = (
  column: Parameters<Parameters<CreateTableBuilder<string, string>['addColumn']>[2] & object>[0],
) => column.notNull().references('credential_statements.id').onDelete('cascade')

/** What queries look for is the state as it was computed last; people are shown what the facts say. */
async function replaceStatus(transaction: Connection): Promise<void> {
  const { schema } = transaction
  await schema
    .alterTable('organisation_credentials')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute()
  await sql`update organisation_credentials set state = 'active' where status = 'APPROVED'`.execute(
    transaction,
  )
  for (const status of ['pending', 'approved'])
    await schema.dropIndex(`organisation_credentials_${status}`).execute()
  for (const column of ['status', 'approved_at'])
    await schema.alterTable('organisation_credentials').dropColumn(column).execute()
  // One for each state, for queries that name it: see 0021.
  for (const state of credentialStates)
    await schema
      .createIndex(`organisation_credentials_${state}`)
      .on('organisation_credentials')
      .columns(['created_at', 'organisation_id', 'credential_id'])
      .where(sql.ref('state'), '=', sql.lit(state))
      .execute()
}
