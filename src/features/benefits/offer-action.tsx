import type { ReactNode } from 'react'
import { couponCategory, type Offer } from '../../contract/offer.ts'
import { websiteHref } from '../../contract/website.ts'
import { benefitsCopy } from './copy.ts'
import { DiscountCode } from './discount-code.tsx'
import styles from './offer-action.module.css'
import { OfferLink } from './offer-link.tsx'

type OfferActionProps = {
  offer: Offer
  /** How an offer that needs a claim is taken up. */
  renderClaim: (offer: Offer) => ReactNode
}

/** How an offer is taken up: with a code, with a claim, or on the partner's own site (BEN-1, BEN-2). */
export function OfferAction({ offer, renderClaim }: OfferActionProps) {
  const href = websiteHref(offer.callToActionLink)
  if (offer.isFifo) return <div className={styles.action}>{renderClaim(offer)}</div>
  if (offer.category === couponCategory && offer.discountCode) return <DiscountCode offer={offer} />
  if (offer.category === couponCategory || !href) {
    return <p className={styles.none}>{benefitsCopy.unavailable}</p>
  }
  return (
    <div className={styles.action}>
      <OfferLink offer={offer} href={href} />
    </div>
  )
}
