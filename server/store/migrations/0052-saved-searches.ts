import { sql } from 'kysely'
import type { Connection, Engine } from '../engine.ts'
import type { Migration } from '../migration.ts'

/** Searches that buyers keep, what each found when it was last looked at, and who is written to about it (DSC-4). */
export const savedSearches: Migration = {
  id: '0052-saved-searches',
  async up(transaction, engine) {
    const { schema } = transaction
    await schema
      .createTable('buyer_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('buyer_id', 'text', (column) =>
        column.notNull().references('buyers.id').onDelete('cascade'),
      )
      .addColumn('brand_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('look', 'integer', (column) => column.notNull())
      .addColumn('looked_at', 'text')
      .addColumn('total', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'text')
      .execute()
    for (const column of ['buyer_id', 'removed_at'])
      await schema
        .createIndex(`buyer_searches_${column}`)
        .on('buyer_searches')
        .column(column)
        .execute()
    await schema
      .createTable('buyer_search_hits')
      .addColumn('search_id', 'text', (column) =>
        column.notNull().references('buyer_searches.id').onDelete('cascade'),
      )
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('look', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('buyer_search_hits_key', ['search_id', 'organisation_id'])
      .execute()
    await schema
      .createIndex('buyer_search_hits_organisation_id')
      .on('buyer_search_hits')
      .column('organisation_id')
      .execute()
    await schema
      .createTable('search_subscriptions')
      .addColumn('search_id', 'text', (column) =>
        column.notNull().references('buyer_searches.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('cadence', 'text', (column) => column.notNull())
      .addColumn('told', 'integer', (column) => column.notNull())
      .addColumn('seen', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_subscriptions_key', ['search_id', 'user_id'])
      .execute()
    await schema
      .createIndex('search_subscriptions_user_id')
      .on('search_subscriptions')
      .column('user_id')
      .execute()
    await createFollows(transaction, engine)
    await schema
      .createTable('news_subscriptions')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('link', 'text', (column) => column.notNull().unique())
      .addColumn('ended_at', 'text')
      .addColumn('day', engine.keyType, (column) => column.notNull())
      .addColumn('week', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('news_subscriptions_day')
      .on('news_subscriptions')
      .columns(['day', 'user_id'])
      .where(sql.ref('ended_at'), 'is', null)
      .execute()
  },
}

/** Suppliers that buyers follow, what is told of them, and who is written to about it. */
async function createFollows(transaction: Connection, engine: Engine): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('buyer_follows')
    .addColumn('buyer_id', 'text', (column) =>
      column.notNull().references('buyers.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('brand_id', 'text')
    .addColumn('since_news', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('buyer_follows_key', ['buyer_id', 'organisation_id'])
    .execute()
  await schema
    .createTable('supplier_states')
    .addColumn('organisation_id', 'text', (column) =>
      column.primaryKey().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('supplier_news')
    // SQLite would give the number of a row that is gone again, up to which somebody was told already.
    .addColumn('no', engine.rowNumberType, (column) =>
      engine.name === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const [table, column] of [
    ['buyer_follows', 'organisation_id'],
    ['supplier_news', 'organisation_id'],
    ['supplier_news', 'created_at'],
  ] as const)
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  await schema
    .createTable('follow_subscriptions')
    .addColumn('buyer_id', 'text', (column) =>
      column.notNull().references('buyers.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('cadence', 'text', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('follow_subscriptions_key', ['buyer_id', 'user_id'])
    .execute()
  await schema
    .createIndex('follow_subscriptions_user_id')
    .on('follow_subscriptions')
    .column('user_id')
    .execute()
}
