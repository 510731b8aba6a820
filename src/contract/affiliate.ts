import * as v from 'valibot'

/** Whoever sends suppliers to a brand's portal, and what their visitors are told. */
const affiliate = v.object({
  slug: v.string(),
  messageHeading: v.string(),
  messageCopy: v.string(),
})
export const affiliateAnswer = v.object({
  affiliate,
  /** What visitors get off, in percent; null where nothing is offered. */
  percentOff: v.nullable(v.number()),
})
export type AffiliateAnswer = v.InferOutput<typeof affiliateAnswer>
