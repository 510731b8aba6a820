import { type SchemaModule, sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Suppliers that are probably registered twice (OPR-3): what they are compared by, the pairs that come of it, and
 * those of which somebody has said that they are two.
 */
export const duplicates: Migration = {
  id: '0043-duplicates',
  async up(transaction) {
    const { schema } = transaction
    await schema
      .createTable('duplicate_keys')
      .addColumn('organisation_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('core_name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('duplicate_keys_key', ['organisation_id', 'kind', 'value'])
      .execute()
    await schema
      .createIndex('duplicate_keys_value')
      .on('duplicate_keys')
      .columns(['kind', 'value', 'organisation_id'])
      .execute()
    await pairTable(schema, 'duplicate_pairs')
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('by_number', 'integer', (column) => column.notNull())
      .addColumn('by_website', 'integer', (column) => column.notNull())
      .addColumn('by_name', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('duplicate_pairs_since')
      .on('duplicate_pairs')
      .columns(['since', 'first_id', 'second_id'])
      .execute()
    // Each reason is a queue of its own, whose walk passes no pair of another one.
    for (const reason of ['number', 'website', 'name'])
      await schema
        .createIndex(`duplicate_pairs_${reason}`)
        .on('duplicate_pairs')
        .columns(['since', 'first_id', 'second_id'])
        .where(sql.ref(`by_${reason}`), '=', sql.lit(1))
        .execute()
    await pairTable(schema, 'duplicate_dismissals')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('dismissed_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('duplicate_dismissals_user_id')
      .on('duplicate_dismissals')
      .column('user_id')
      .execute()
    for (const table of ['duplicate_pairs', 'duplicate_dismissals'])
      await schema.createIndex(`${table}_second_id`).on(table).column('second_id').execute()
    // What has not changed since events are written down is compared, too.
    await sql`insert into events (type, organisation_id, data, created_at)
      select 'organisation.changed', o.id, '{}', ${new Date().toISOString()} from organisations o
      where not exists (
        select 1 from events e where e.organisation_id = o.id and e.type = 'organisation.changed')`.execute(
      transaction,
    )
  },
}

/** A table about two organisations. */
const pairTable = (schema: SchemaModule, name: string) =>
  schema
    .createTable(name)
    .addColumn('first_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('second_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('signs', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['first_id', 'second_id'])
