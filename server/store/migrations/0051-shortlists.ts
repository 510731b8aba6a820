import type { Migration } from '../migration.ts'

/** The suppliers that buyers have put on lists, with status and notes (DSC-4). Nothing of it is public. */
export const shortlists: Migration = {
  id: '0051-shortlists',
  async up(transaction) {
    const { schema } = transaction
    await schema
      .createTable('buyer_shortlists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('buyer_shortlists_buyer_id')
      .on('buyer_shortlists')
      .columns(['buyer_id', 'created_at'])
      .execute()
    await schema
      .createTable('shortlist_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('shortlist_id', 'text', (column) =>
        column.notNull().references('buyer_shortlists.id').onDelete('cascade'),
      )
      .addColumn('organisation_id', 'text', (column) =>
        column.references('organisations.id').onDelete('set null'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('noted_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .addUniqueConstraint('shortlist_items_organisation', ['shortlist_id', 'organisation_id'])
      .execute()
    for (const column of ['organisation_id', 'user_id', 'removed_at'])
      await schema
        .createIndex(`shortlist_items_${column}`)
        .on('shortlist_items')
        .column(column)
        .execute()
  },
}
