import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Those who have not confirmed, by address: without it a page of them costs either all who wait, or as many rows as
 * have confirmed between two of them.
 */
export const newsletterWaitingByAddress: Migration = {
  id: '0048-newsletter-waiting-by-address',
  async up({ schema }) {
    await schema
      .createIndex('newsletter_sign_ups_waiting_email')
      .on('newsletter_sign_ups')
      .columns(['brand_id', 'tag', 'email'])
      .where(sql.ref('confirmed_at'), 'is', null)
      .execute()
  },
}
