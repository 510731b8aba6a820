import type { AffiliateAnswer } from '#src/contract/affiliate.ts'
import type { Connection } from './engine.ts'
import { rememberUser, type UserClaims } from './users.ts'

type AffiliateKey = { brandId: string; slug: string }

export type AffiliateStore = {
  find(key: AffiliateKey): Promise<AffiliateAnswer | null>
  put(brandId: string, affiliate: AffiliateAnswer): Promise<void>
  /**
   * Remembers who brought a user to a brand. A later affiliate changes nothing.
   * @returns slug of the one that counts
   */
  claim(user: UserClaims, key: AffiliateKey): Promise<string>
}

export function createAffiliateStore(db: Connection): AffiliateStore {
  return {
    async find({ brandId, slug }) {
      const row = await db
        .selectFrom('affiliates')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!row) return null
      const { message_heading: messageHeading, message_copy: messageCopy } = row
      return { affiliate: { slug, messageHeading, messageCopy }, percentOff: row.percent_off }
    },
    async put(brandId, { affiliate, percentOff }) {
      const words = {
        message_heading: affiliate.messageHeading,
        message_copy: affiliate.messageCopy,
        percent_off: percentOff,
      }
      await db
        .insertInto('affiliates')
        .values({ brand_id: brandId, slug: affiliate.slug, ...words })
        .onConflict((conflict) => conflict.columns(['brand_id', 'slug']).doUpdateSet(words))
        .execute()
    },
    claim: (user, { brandId, slug }) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        await transaction
          .insertInto('affiliate_claims')
          .values({
            user_id: user.id,
            brand_id: brandId,
            slug,
            created_at: new Date().toISOString(),
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'brand_id']).doNothing())
          .execute()
        const row = await transaction
          .selectFrom('affiliate_claims')
          .select('slug')
          .where('user_id', '=', user.id)
          .where('brand_id', '=', brandId)
          .executeTakeFirstOrThrow()
        return row.slug
      }),
  }
}
