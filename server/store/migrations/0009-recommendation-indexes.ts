import type { Migration } from '../migration.ts'

/** Who else offers a product: the primary key begins with the organisation. */
export const recommendationIndexes: Migration = {
  id: '0009-recommendation-indexes',
  async up(transaction) {
    await transaction.schema
      .createIndex('organisation_products_product')
      .on('organisation_products')
      .columns(['product_id', 'organisation_id'])
      .execute()
  },
}
