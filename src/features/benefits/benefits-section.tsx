import { useText } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../../ui/section.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ClaimOffer } from './claim/claim-offer.tsx'
import { OfferAction } from './offer-action.tsx'
import { OfferCatalogue } from './offer-catalogue.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'

type BenefitsSectionProps = {
  /** Slug of the organisation that claims. */
  slug: string
}

/** What partners offer (BEN-1 to BEN-3). */
export function BenefitsSection({ slug }: BenefitsSectionProps) {
  const t = useText()
  const data = useData()
  const loaded = useLoaded('offers', () => data.portal.offers())
  return (
    <Section title={t('benefits.head.title')} intro={t('benefits.intro')} titleId="benefits-title">
      <ListState
        loaded={loaded}
        loadingText={t('benefits.fetch.loading')}
        failedText={t('benefits.fetch.failed')}
        skeleton={<OffersSkeleton />}
        consolation={t('benefits.failed')}
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
    </Section>
  )
}
