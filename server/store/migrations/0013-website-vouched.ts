import type { Migration } from '../migration.ts'

/**
 * Who set the website of an organisation, and since when it can be believed. Of those that are there
 * already it is not known who set them, so none is believed: claims on them wait for the operator, who
 * may vouch for a website with `organisations vouch`.
 */
export const websiteVouched: Migration = {
  id: '0013-website-vouched',
  async up(transaction) {
    await transaction.schema
      .alterTable('organisations')
      .addColumn('website_set_by', 'text', (column) =>
        column.references('users.id').onDelete('set null'),
      )
      .execute()
    await transaction.schema
      .alterTable('organisations')
      .addColumn('website_vouched_at', 'text')
      .execute()
    // Else the deletion of a user would look through all organisations.
    await transaction.schema
      .createIndex('organisations_website_set_by')
      .on('organisations')
      .column('website_set_by')
      .where('website_set_by', 'is not', null)
      .execute()
  },
}
