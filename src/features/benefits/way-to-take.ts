import { couponCategory } from '../../contract/categories.ts'
import type { Offer } from '../../contract/offer.ts'
import { websiteHref } from '../../contract/website-href.ts'

/** How an offer is taken up (BEN-1, BEN-2). */
export type WayToTake =
  | { by: 'claim' }
  | { by: 'code' }
  /** On the partner's own site, known to be an http(s) address. */
  | { by: 'link'; href: string }
  | { by: 'nothing' }

/** @returns `nothing` for a coupon without a code and an offer without a link that can be followed */
export function wayToTake(offer: Offer): WayToTake {
  if (offer.isFifo) return { by: 'claim' }
  if (offer.category === couponCategory) {
    return { by: offer.discountCode ? 'code' : 'nothing' }
  }
  const href = websiteHref(offer.callToActionLink)
  return href ? { by: 'link', href } : { by: 'nothing' }
}
