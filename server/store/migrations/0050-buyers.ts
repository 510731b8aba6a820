import type { Migration } from '../migration.ts'

/** Organisations that buy, their people and what they want of suppliers (DSC-3). Nothing of it is public. */
export const buyers: Migration = {
  id: '0050-buyers',
  async up(transaction, engine) {
    const { schema } = transaction
    await schema
      .createTable('buyers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', engine.keyType, (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('buyer_members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('email', engine.keyType)
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .addUniqueConstraint('buyer_members_user', ['buyer_id', 'user_id'])
      .addUniqueConstraint('buyer_members_email', ['buyer_id', 'email'])
      .execute()
    for (const column of ['user_id', 'email'])
      await schema
        .createIndex(`buyer_members_${column}_of`)
        .on('buyer_members')
        .column(column)
        .execute()
    await schema
      .createTable('buyer_objectives')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('buyer_objectives_buyer_id')
      .on('buyer_objectives')
      .columns(['buyer_id', 'position'])
      .execute()
  },
}
