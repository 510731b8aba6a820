import type { Offer } from '#src/contract/offer.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { FailedState } from '#src/ui/failed-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { benefitsHeadCopy } from '../head-copy.ts'
import { benefitsCopy, guestCopy } from '../copy.ts'
import actionStyles from '../offer-action.module.css'
import { OfferCatalogue } from '../offer-catalogue.tsx'
import { wayToTake } from '../way-to-take.ts'
import styles from './guest-benefits.module.css'

type GuestBenefitsScreenProps = {
  /** Null when they could not be fetched. */
  offers: readonly Offer[] | null
  onRetry: () => void
}

/** `/benefits` (LND-7): what partners offer, for those who are no suppliers here yet. */
export function GuestBenefitsScreen({ offers, onRetry }: GuestBenefitsScreenProps) {
  return (
    <Container className={styles.page}>
      <PageHeader title={guestCopy.title} lead={benefitsHeadCopy.guestLead}>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={signInHref('register')}>
            {guestCopy.register}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" href={signInHref('login')}>
            {guestCopy.logIn}
          </ButtonLink>
        </div>
      </PageHeader>
      <section className={styles.offers} aria-labelledby="offers-title">
        <h2 id="offers-title">{guestCopy.offersTitle}</h2>
        {offers ? (
          <OfferCatalogue offers={offers} renderAction={(offer) => <GuestAction offer={offer} />} />
        ) : (
          <FailedState title={guestCopy.failed} onRetry={onRetry}>
            {guestCopy.failedText}
          </FailedState>
        )}
      </section>
    </Container>
  )
}

/** Where a supplier's offers are taken up. */
const benefitsPath = '/organisation?section=benefits'

/** What a guest does to take up an offer: offers are for registered suppliers. */
function GuestAction({ offer }: { offer: Offer }) {
  if (wayToTake(offer).by === 'nothing') {
    return <p className={actionStyles.none}>{benefitsCopy.unavailable}</p>
  }
  return (
    <div className={actionStyles.action}>
      <ButtonLink variant="secondary" href={signInHref('register', benefitsPath)}>
        <span>{guestCopy.take}</span>
        <VisuallyHidden>({offer.title})</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
