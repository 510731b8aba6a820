import { useText } from '#src/i18n/text-context.ts'
import type { Offer } from '#src/contract/offer.ts'
import { signInHref } from '#src/lib/sign-in-links.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Container } from '#src/ui/container.tsx'
import { FailedState } from '#src/ui/failed-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
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
  const t = useText()
  return (
    <Container className={styles.page}>
      <PageHeader title={t('benefits.guest.title')} lead={t('benefits.head.guestLead')}>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={signInHref('register')}>
            {t('benefits.guest.register')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="large" href={signInHref('login')}>
            {t('benefits.guest.logIn')}
          </ButtonLink>
        </div>
      </PageHeader>
      <section className={styles.offers} aria-labelledby="offers-title">
        <h2 id="offers-title">{t('benefits.guest.offersTitle')}</h2>
        {offers ? (
          <OfferCatalogue offers={offers} renderAction={(offer) => <GuestAction offer={offer} />} />
        ) : (
          <FailedState title={t('benefits.guest.failed')} onRetry={onRetry}>
            {t('benefits.guest.failedText')}
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
  const t = useText()
  if (wayToTake(offer).by === 'nothing') {
    return <p className={actionStyles.none}>{t('benefits.unavailable')}</p>
  }
  return (
    <div className={actionStyles.action}>
      <ButtonLink variant="secondary" href={signInHref('register', benefitsPath)}>
        <span>{t('benefits.guest.take')}</span>
        <VisuallyHidden>({offer.title})</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
