import type { ReactNode } from 'react'
import type { Offer } from '../../contract/offer.ts'
import { OfferCard } from '../../ui/offer-card.tsx'
import { categoriesOf } from './filter-offers.ts'
import styles from './offer-list.module.css'

type OfferListProps = {
  offers: readonly Offer[]
  /** How an offer is taken up. */
  renderAction: (offer: Offer) => ReactNode
}

/** The offers one below the other, as in a catalogue. */
export function OfferList({ offers, renderAction }: OfferListProps) {
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} categories={categoriesOf(offer)} action={renderAction(offer)} />
        </li>
      ))}
    </ul>
  )
}
