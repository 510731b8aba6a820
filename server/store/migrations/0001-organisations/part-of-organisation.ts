import type { CreateTableBuilder } from 'kysely'
import type { Connection } from '../../engine.ts'

/**
 * Starts a table whose rows belong to an organisation and go with it.
 * @param key columns that, with the organisation, make the primary key; none: the caller names its own
 */
export function partOfOrganisation<Key extends string>(
  db: Connection,
  table: string,
  key: readonly Key[],
): CreateTableBuilder<string, 'organisation_id' | Key> {
  const started: CreateTableBuilder<string, 'organisation_id' | Key> = db.schema
    .createTable(table)
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
  return key.length === 0
    ? started
    : started.addPrimaryKeyConstraint(`${table}_key`, ['organisation_id', ...key])
}
