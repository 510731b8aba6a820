import * as v from 'valibot'
import { otherLanguages } from './other-languages.ts'

/** What a partner offers to suppliers, as `GET /offers` lists it. */
export const offer = v.object({
  id: v.string(),
  /** Short line above the title, the partner's name for example. */
  offerLabel: v.string(),
  title: v.string(),
  description: v.string(),
  /** Empty unless the category is `cupon`. */
  discountCode: v.string(),
  category: v.string(),
  /** Percent; null where the offer is no reduction. */
  offerPercentage: v.nullable(v.number()),
  tag: v.string(),
  /** Sustainability categories that the offer is filtered by. */
  iconCategories: v.array(v.string()),
  callToAction: v.string(),
  callToActionLink: v.string(),
  /** Claimed with a phone number, through `…/benefits/fifo`. */
  isFifo: v.boolean(),
  languages: otherLanguages,
})
export type Offer = v.InferOutput<typeof offer>
