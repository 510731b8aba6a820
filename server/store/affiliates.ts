import { type OperatorText, readText, writeText } from '#src/contract/operator-text.ts'
import type { Connection } from './engine.ts'
import { rememberUser, type UserClaims } from './users.ts'

type AffiliateKey = { brandId: string; slug: string }

/** An affiliate with all languages of its texts. */
export type StoredAffiliate = {
  affiliate: { slug: string; messageHeading: OperatorText; messageCopy: OperatorText }
  percentOff: number | null
}

export type AffiliateStore = {
  find(key: AffiliateKey): Promise<StoredAffiliate | null>
  put(brandId: string, affiliate: StoredAffiliate): Promise<void>
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
      const messageHeading = readText(row.message_heading)
      const messageCopy = readText(row.message_copy)
      return { affiliate: { slug, messageHeading, messageCopy }, percentOff: row.percent_off }
    },
    put: (brandId, affiliate) =>
      db.transaction().execute((transaction) => putAffiliate(transaction, brandId, affiliate)),
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

/** Adds or replaces an affiliate of a brand. One that was taken away before has its people again. */
export async function putAffiliate(
  transaction: Connection,
  brandId: string,
  { affiliate, percentOff }: StoredAffiliate,
): Promise<void> {
  const words = {
    message_heading: writeText(affiliate.messageHeading),
    message_copy: writeText(affiliate.messageCopy),
    percent_off: percentOff,
  }
  const key = { brandId, slug: affiliate.slug }
  const replaced = await transaction
    .updateTable('affiliates')
    .set(words)
    .where('brand_id', '=', brandId)
    .where('slug', '=', affiliate.slug)
    .returning('slug')
    .executeTakeFirst()
  if (replaced) return
  const people = await countPeople(transaction, key)
  await transaction
    .insertInto('affiliates')
    .values({ brand_id: brandId, slug: affiliate.slug, people, ...words })
    .onConflict((conflict) => conflict.columns(['brand_id', 'slug']).doUpdateSet(words))
    .execute()
}

/** Who came by an affiliate, whether it is still there or not. */
async function countPeople(db: Connection, { brandId, slug }: AffiliateKey): Promise<number> {
  const { people } = await db
    .selectFrom('affiliate_claims')
    .select(({ fn }) => fn.countAll().as('people'))
    .where('brand_id', '=', brandId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return Number(people)
}

/**
 * Takes an affiliate away; who came by it stays linked to it, and is counted again should it come back.
 * @returns how many people came by it; null: there is no such affiliate
 */
export async function removeAffiliate(
  transaction: Connection,
  { brandId, slug }: AffiliateKey,
): Promise<number | null> {
  const removed = await transaction
    .deleteFrom('affiliates')
    .where('brand_id', '=', brandId)
    .where('slug', '=', slug)
    .returning('people')
    .executeTakeFirst()
  return removed?.people ?? null
}

/** All affiliates with how many people came by them. */
export async function listAffiliates(db: Connection) {
  const rows = await db
    .selectFrom('affiliates as a')
    .select(['a.brand_id as brandId', 'a.slug', 'a.message_heading as heading'])
    .select(['a.message_copy as copy', 'a.percent_off as percentOff'])
    .select('a.people')
    .orderBy('a.brand_id')
    .orderBy('a.slug')
    .execute()
  return rows.map((row) => ({
    ...row,
    heading: readText(row.heading),
    copy: readText(row.copy),
  }))
}
