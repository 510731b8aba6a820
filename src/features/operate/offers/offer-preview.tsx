import { useState } from 'react'
import { sustainabilityCategories } from '#src/contract/categories.ts'
import { couponCategory } from '#src/contract/categories.ts'
import { type OfferContent, offerIn } from '#src/contract/operate/offer-input.ts'
import { websiteHref } from '#src/contract/website-href.ts'
import { directionOf, type Language, languages, nameOf } from '#src/i18n/languages.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Field } from '#src/ui/field.tsx'
import { OfferCard } from '#src/ui/offer-card.tsx'
import { Select } from '#src/ui/select.tsx'
import screen from '../console-screen.module.css'
import styles from './offers.module.css'

/** The card of an offer as suppliers and guests see it, in one of their languages. */
export function OfferPreview({ offer }: { offer: OfferContent }) {
  const { t, language } = useTexts()
  const [shown, setShown] = useState<Language>(language)
  const { languages: others, ...words } = offerIn(shown, offer)
  return (
    <section className={styles.preview} aria-labelledby="offer-preview">
      <h2 id="offer-preview" className={screen.subtitle}>
        {t('operate-offers.preview')}
      </h2>
      <Field label={t('operate-offers.previewLanguage')}>
        {(aria) => (
          <Select
            {...aria}
            value={shown}
            onChange={({ currentTarget: { value } }) =>
              setShown(languages.find((one) => one === value) ?? shown)
            }
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div lang={shown} dir={directionOf(shown)}>
        <OfferCard
          offer={{ ...words, languages: others }}
          categories={sustainabilityCategories.filter((one) => offer.iconCategories.includes(one))}
          action={<PreviewAction offer={offer} words={words.callToAction} />}
        />
      </div>
    </section>
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
