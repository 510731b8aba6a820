import { useData } from '../../data/data-context.ts'
import { ListState } from '../../ui/list-state.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import styles from './benefits-section.module.css'
import { ClaimOffer } from './claim/claim-offer.tsx'
import { benefitsHeadCopy } from './head-copy.ts'
import { benefitsCopy } from './copy.ts'
import { OfferAction } from './offer-action.tsx'
import { OfferCatalogue } from './offer-catalogue.tsx'
import { OffersLoading } from './offers-loading.tsx'

type BenefitsSectionProps = {
  /** Slug of the organisation that claims. */
  slug: string
}

/** What partners offer (BEN-1 to BEN-3). */
export function BenefitsSection({ slug }: BenefitsSectionProps) {
  const data = useData()
  const loaded = useLoaded('offers', () => data.offers())
  return (
    <section className={styles.section} aria-labelledby="benefits-title">
      <header className={styles.header}>
        <h2 id="benefits-title">{benefitsHeadCopy.title}</h2>
        <p className={styles.intro}>{benefitsCopy.intro}</p>
      </header>
      {loaded.state === 'loading' ? (
        <OffersLoading />
      ) : (
        <ListState
          loaded={loaded}
          what={benefitsCopy.offers}
          height="auto"
          consolation={benefitsCopy.failed}
        >
          {(offers) => (
            <OfferCatalogue
              offers={offers}
              renderAction={(offer) => (
                <OfferAction
                  offer={offer}
                  renderClaim={() => <ClaimOffer offer={offer} slug={slug} />}
                />
              )}
            />
          )}
        </ListState>
      )}
    </section>
  )
}
