import { couponCategory } from '#src/contract/categories.ts'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { recordsInMemory } from './records-in-memory.ts'

/** An offer with which nothing is wrong. */
export const offerOf = (id: string, brandId: string | null = null): OfferContent => ({
  ...{ id, brandId, offerLabel: 'Reed & Co', title: `Offer ${id}`, description: 'Boxes.' },
  ...{ category: couponCategory, discountCode: 'BOX10', offerPercentage: 10, tag: '' },
  ...{ iconCategories: ['Environment'], callToAction: '', callToActionLink: '', isFifo: false },
})

/** Offers as an editor of all brands, or of one alone, finds them. */
export function offersInMemory(given: readonly OfferContent[], mayShare = true) {
  const memory = recordsInMemory({
    ...{ given, mayShare },
    idOf: ({ id }) => id,
    brandOf: ({ brandId }) => brandId,
    faultIn: ({ title }) => (title === '' ? 'title' : null),
  })
  return { ...memory, titles: () => memory.contents().map(({ title }) => title) }
}
