import type { Migration } from '../migration.ts'

/**
 * Who has confirmed a subscription by mail. Those from before stay, as not confirmed: it is not
 * known whether the reader of the address's mail wanted it.
 */
export const newsletterConfirmed: Migration = {
  id: '0017-newsletter-confirmed',
  async up(transaction) {
    for (const column of ['confirmed_at', 'asked_at', 'link', 'link_expires_at']) {
      await transaction.schema.alterTable('newsletter_sign_ups').addColumn(column, 'text').execute()
    }
    await transaction.schema
      .createIndex('newsletter_sign_ups_link')
      .unique()
      .on('newsletter_sign_ups')
      .column('link')
      .execute()
  },
}
