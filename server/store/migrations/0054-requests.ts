import type { Migration } from '../migration.ts'

/** What buyers ask suppliers for, and what they are answered (DSC-6). Only the two of them read it. */
export const requests: Migration = {
  id: '0054-requests',
  async up(transaction, engine) {
    const { schema } = transaction
    await schema
      .createTable('requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('sent_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text')
      .execute()
    for (const column of ['buyer_id', 'organisation_id'])
      await schema
        .createIndex(`requests_${column}`)
        .on('requests')
        .columns([column, 'sent_at'])
        .execute()
    await schema.createIndex('requests_sent_by').on('requests').column('sent_by').execute()
    await schema
      .createTable('request_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addColumn('answered_by', 'text', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addUniqueConstraint('request_items_place', ['request_id', 'position'])
      .execute()
    await schema
      .createIndex('request_items_answered_by')
      .on('request_items')
      .column('answered_by')
      .execute()
    await schema
      .createTable('request_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('item_id', 'text', (column) =>
        column.notNull().references('request_items.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', engine.keyType, (column) => column.notNull())
      .addColumn('shared_at', 'text', (column) => column.notNull())
      .addColumn('shared_by', 'text', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .addUniqueConstraint('request_files_once', ['item_id', 'sha256'])
      .execute()
    for (const column of ['sha256', 'shared_by'])
      await schema
        .createIndex(`request_files_${column}`)
        .on('request_files')
        .column(column)
        .execute()
    await schema
      .createTable('request_refusals')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_refusals_pair', ['organisation_id', 'buyer_id'])
      .execute()
    await schema
      .createIndex('request_refusals_buyer_id')
      .on('request_refusals')
      .column('buyer_id')
      .execute()
  },
}
