import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatedOffer } from '#src/contract/operate/offers.ts'
import type { OperateData } from '#src/data/operate-data.ts'

/** In place of an id in the address: the form that begins another offer. */
export const newOffer = ':new'

/** An offer as it is typed. */
export type OfferDraft = {
  offer: OfferContent
  /** As typed: it may be no number yet. */
  percentage: string
  /** On which it was begun; null: it is a new one. */
  version: string | null
}

/** What is typed outlasts the screen; it goes with the page, and belongs to its data. */
const kept = new WeakMap<OperateData, Map<string, OfferDraft>>()

/** The drafts of a page, by the offer's id; empty: a new one. */
export function draftsOf(data: OperateData): Map<string, OfferDraft> {
  const drafts = kept.get(data) ?? new Map<string, OfferDraft>()
  kept.set(data, drafts)
  return drafts
}

export const draftOf = ({ offer, version }: OperatedOffer): OfferDraft => ({
  ...{ offer, version, percentage: offer.offerPercentage?.toString() ?? '' },
})

/** @param brandId of the new offer; null: every brand shows it */
export const emptyDraft = (brandId: string | null): OfferDraft => ({
  ...{ version: null, percentage: '' },
  offer: {
    ...{ id: '', brandId, offerLabel: '', title: '', description: '', discountCode: '' },
    ...{ category: '', offerPercentage: null, tag: '', iconCategories: [] },
    ...{ callToAction: '', callToActionLink: '', isFifo: false },
  },
})

/** @returns undefined for what is no number of percent; null where it is no reduction */
export function percentOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const percent = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && percent <= 100 ? percent : undefined
}

/** The fields in which two states of an offer differ. */
export const differing = (one: OfferContent, other: OfferContent) =>
  (Object.keys(one) as (keyof OfferContent)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )
