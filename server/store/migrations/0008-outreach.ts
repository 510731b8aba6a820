import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { Migration } from '../migration.ts'

export const outreach: Migration = {
  id: '0008-outreach',
  async up(transaction) {
    await createContents(transaction)
    await createNewsletter(transaction)
    await createLog(transaction)
  },
}

async function createContents(db: Connection): Promise<void> {
  await db.schema
    .createTable('contents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.references('brands.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contents_key')
    .unique()
    .on('contents')
    .columns(['key', 'brand_id'])
    .execute()
  // Rows without a brand all differ for the index above.
  await db.schema
    .createIndex('contents_common_key')
    .unique()
    .on('contents')
    .column('key')
    .where(sql<boolean>`brand_id is null`)
    .execute()
}

async function createNewsletter(db: Connection): Promise<void> {
  await db.schema
    .createTable('newsletter_sign_ups')
    .addColumn('brand_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_sign_ups_key', ['brand_id', 'email', 'tag'])
    .execute()
}

async function createLog(db: Connection): Promise<void> {
  await db.schema
    .createTable('outreach_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('is_sent', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const columns of [['sender', 'created_at'], ['recipient'], ['created_at']]) {
    await db.schema
      .createIndex(`outreach_log_${columns.join('_')}`)
      .on('outreach_log')
      .columns(columns)
      .execute()
  }
}
