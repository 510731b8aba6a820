import { sustainabilityCategories } from '#src/contract/categories.ts'
import { couponCategory } from '#src/contract/categories.ts'
import { type OfferContent, offerIn } from '#src/contract/operate/offer-input.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { OfferCard } from '#src/ui/offer-card.tsx'
import screen from '../console-screen.module.css'
import { RecordPreview } from '../records/record-preview.tsx'

/** The card of an offer as suppliers and guests see it, in one of their languages. */
export function OfferPreview({ offer }: { offer: OfferContent }) {
  const { t } = useTexts()
  return (
    <RecordPreview title={t('operate-offers.preview')}>
      {(language) => {
        const { languages, ...words } = offerIn(language, offer)
        return (
          <OfferCard
            offer={{ ...words, languages }}
            categories={sustainabilityCategories.filter((one) =>
              offer.iconCategories.includes(one),
            )}
            action={<PreviewAction offer={offer} words={words.callToAction} />}
          />
        )
      }}
    </RecordPreview>
  )
}

function PreviewAction({ offer, words }: { offer: OfferContent; words: string }) {
  const { t } = useTexts()
  const href = websiteHref(offer.callToActionLink)
  if (offer.isFifo) return <p className={screen.hint}>{t('operate-offers.claim')}</p>
  if (offer.category === couponCategory && offer.discountCode)
    return (
      <p>
        {t('benefits.code')} <code>{offer.discountCode}</code>
      </p>
    )
  if (offer.category === couponCategory || !href) return <p>{t('benefits.unavailable')}</p>
  return (
    <p>
      <ButtonLink variant="secondary" href={href} target="_blank" rel="noreferrer">
        {words || t('benefits.visit')}
      </ButtonLink>
    </p>
  )
}
