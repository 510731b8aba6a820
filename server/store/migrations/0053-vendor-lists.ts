import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Lists of vendors that buyers have checked against the directory (DSC-5). Nothing of them is public. */
export const vendorLists: Migration = {
  id: '0053-vendor-lists',
  async up(transaction, engine) {
    const { schema } = transaction
    const ofList = 'vendor_lists.id'
    await schema
      .createTable('vendor_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      // Since when it waits for a process.
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addColumn('file_columns', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text')
      .addColumn('headings_at', 'integer', (column) => column.notNull())
      .addColumn('row_count', 'integer')
      .addColumn('checked', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('possibles', 'integer', (column) => column.notNull())
      .addColumn('strangers', 'integer', (column) => column.notNull())
      .addColumn('repeats', 'integer', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('failure_row', 'integer')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('lease_until', 'text')
      .execute()
    for (const [name, columns] of [
      ['vendor_lists_buyer', ['buyer_id', 'created_at']],
      ['vendor_lists_user_id', ['user_id']],
      ['vendor_lists_state', ['state', 'queued_at']],
      ['vendor_lists_created_at', ['created_at']],
    ] as const)
      await schema
        .createIndex(name)
        .on('vendor_lists')
        .columns([...columns])
        .execute()
    await schema
      .createTable('vendor_files')
      .addColumn('list_id', 'text', (column) =>
        column.primaryKey().references(ofList).onDelete('cascade'),
      )
      .addColumn('content', engine.name === 'postgres' ? 'bytea' : 'blob', (column) =>
        column.notNull(),
      )
      .execute()
    await schema
      .createTable('vendor_rows')
      .addColumn('list_id', 'text', (column) =>
        column.notNull().references(ofList).onDelete('cascade'),
      )
      .addColumn('row_at', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('amount', 'double precision')
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('candidates', 'text', (column) => column.notNull())
      .addColumn('decision', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('supplier', engine.keyType)
      .addColumn('same_keys', 'text', (column) => column.notNull())
      .addColumn('repeats_row', 'integer')
      .addPrimaryKeyConstraint('vendor_rows_place', ['list_id', 'row_at'])
      .execute()
    await schema
      .createIndex('vendor_rows_outcome')
      .on('vendor_rows')
      .columns(['list_id', 'outcome', 'row_at'])
      .execute()
    await schema
      .createIndex('vendor_rows_repeats')
      .on('vendor_rows')
      .columns(['list_id', 'row_at'])
      .where(sql.ref('repeats_row'), 'is not', null)
      .execute()
    await schema
      .createTable('vendor_mappings')
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('fingerprint', engine.keyType, (column) => column.notNull())
      .addColumn('columns', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vendor_mappings_key', ['buyer_id', 'fingerprint'])
      .execute()
  },
}
