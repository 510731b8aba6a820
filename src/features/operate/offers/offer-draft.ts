import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatedOffer } from '#src/contract/operate/offers.ts'
import type { DraftRules } from '../queue/drafts.ts'

/** In place of an id in the address: the form that begins another offer. */
export const newOffer = ':new'

/** What a form is about. */
export type OfferItem = {
  slug: 'offers'
  /** Of the offer; empty: a new one. */
  itemId: string
  version: string
  /** Null: there is none, or none any more. */
  stored: OperatedOffer | null
  /** Of a new offer; null: every brand shows it. */
  brandId: string | null
}

/** An offer as it is typed. */
export type OfferDraft = {
  offer: OfferContent
  /** As typed: it may be no number yet. */
  percentage: string
  /** On which it was begun; null: it is a new one. */
  begunOn: OperatedOffer | null
}

export function draftOf(offer: OfferContent, begunOn: OperatedOffer | null): OfferDraft {
  return { offer, begunOn, percentage: offer.offerPercentage?.toString() ?? '' }
}

const emptyOffer = (brandId: string | null): OfferContent => ({
  ...{ id: '', brandId, offerLabel: '', title: '', description: '', discountCode: '' },
  ...{ category: '', offerPercentage: null, tag: '', iconCategories: [] },
  ...{ callToAction: '', callToActionLink: '', isFifo: false },
})

/** What is typed outlasts the screen, also where somebody else has changed or removed the offer since. */
export const offerDrafts: DraftRules<OfferItem, OfferDraft> = {
  begin: ({ stored, brandId }) => draftOf(stored?.offer ?? emptyOffer(brandId), stored),
  carry: (_item, before) => before,
}

/** @returns undefined for what is no number of percent; null where it is no reduction */
export function percentOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const percent = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && percent <= 100 ? percent : undefined
}
