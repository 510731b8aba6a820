import type { Migration } from '../migration.ts'

/** So that people are counted again by whom they came once an affiliate that was taken away is back. */
export const affiliateClaims: Migration = {
  id: '0046-affiliate-claims',
  async up({ schema }) {
    await schema
      .createIndex('affiliate_claims_affiliate')
      .on('affiliate_claims')
      .columns(['brand_id', 'slug'])
      .execute()
  },
}
