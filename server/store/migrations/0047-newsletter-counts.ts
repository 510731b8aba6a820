import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * How many have signed up for each tag of a brand is counted as they come and go, and their lists are read by
 * index: the console shows both, however many there are.
 */
export const newsletterCounts: Migration = {
  id: '0047-newsletter-counts',
  async up(transaction, engine) {
    const { schema } = transaction
    // Lists of several tags are put together in this order, and the beginning of an address is looked up by an
    // index, whatever the locale of the database.
    if (engine.name === 'postgres')
      for (const column of ['brand_id', 'email', 'tag'])
        await sql`alter table newsletter_sign_ups alter column ${sql.ref(column)}
          type text collate "C"`.execute(transaction)
    await schema
      .createIndex('newsletter_sign_ups_tag_created_at')
      .on('newsletter_sign_ups')
      .columns(['brand_id', 'tag', 'created_at', 'email'])
      .execute()
    await schema
      .createIndex('newsletter_sign_ups_tag_waiting')
      .on('newsletter_sign_ups')
      .columns(['brand_id', 'tag', 'created_at', 'email'])
      .where(sql.ref('confirmed_at'), 'is', null)
      .execute()
    await schema
      .createIndex('newsletter_sign_ups_tag_email')
      .on('newsletter_sign_ups')
      .columns(['brand_id', 'tag', 'email'])
      .execute()
    await schema
      .createTable('newsletter_counts')
      .addColumn('brand_id', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('waiting', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_counts_key', ['brand_id', 'tag'])
      .execute()
    await sql`insert into newsletter_counts (brand_id, tag, confirmed, waiting)
      select brand_id, tag, count(confirmed_at), count(*) - count(confirmed_at)
      from newsletter_sign_ups group by brand_id, tag`.execute(transaction)
    await engine.createNewsletterCount(transaction)
  },
}
