import * as v from 'valibot'
import { putOfBrand, readOfBrand } from './branded-lists.ts'
import type { Connection } from './engine.ts'
import { offerInput, type OfferInput, type StoredOffer } from '#src/contract/operate/offer-input.ts'

export type OfferStore = {
  /** What a brand shows: its own offers and those of every brand, in their stored order. */
  ofBrand(brandId: string): Promise<StoredOffer[]>
  find(id: string): Promise<StoredOffer | undefined>
  /**
   * Adds an offer at the end, or replaces the one with this id.
   * @throws ValiError for an offer that `offerInput` refuses
   * @throws ProblemError for a brand that is not known
   */
  put(offer: OfferInput): Promise<void>
}

export function createOfferStore(db: Connection): OfferStore {
  return {
    async ofBrand(brandId) {
      const rows = await readOfBrand(db, 'offers', brandId)
      return rows.map((row) => parse(row.content))
    },
    async find(id) {
      const row = await db
        .selectFrom('offers')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst()
      return row && parse(row.content)
    },
    async put(offer) {
      const { brandId, ...content } = v.parse(offerInput, offer)
      await putOfBrand(db, 'offers', { id: content.id, brandId, content })
    },
  }
}

/** What is stored was checked when it was put. */
function parse(content: string): StoredOffer {
  return JSON.parse(content) as StoredOffer
}
