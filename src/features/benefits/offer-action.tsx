import type { ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Offer } from '../../contract/offer.ts'
import { DiscountCode } from './discount-code.tsx'
import styles from './offer-action.module.css'
import { OfferLink } from './offer-link.tsx'
import { wayToTake } from './way-to-take.ts'

type OfferActionProps = {
  offer: Offer
  /** How an offer that needs a claim is taken up. */
  renderClaim: () => ReactNode
}

/** How a supplier takes up an offer: with a code, with a claim, or on the partner's own site. */
export function OfferAction({ offer, renderClaim }: OfferActionProps) {
  const t = useText()
  const way = wayToTake(offer)
  switch (way.by) {
    case 'code':
      return <DiscountCode offer={offer} />
    case 'nothing':
      return <p className={styles.none}>{t('benefits.unavailable')}</p>
    case 'claim':
      return <div className={styles.action}>{renderClaim()}</div>
    default:
      return (
        <div className={styles.action}>
          <OfferLink offer={offer} href={way.href} />
        </div>
      )
  }
}
