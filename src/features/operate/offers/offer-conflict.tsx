import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { nameOf } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { writtenIn } from '../fields/language-texts.ts'
import type { MergedOffer, OfferPlace } from './offer-merge.ts'
import styles from './offers.module.css'

type OfferConflictProps = {
  merged: MergedOffer
  nameOfBrand: (brandId: string | null) => string
  onKeep: () => void
  onTake: () => void
}

/** What somebody else has changed beside what was typed at the same places, to choose from. */
export function OfferConflict({ merged, nameOfBrand, onKeep, onTake }: OfferConflictProps) {
  const t = useText()
  const label = ({ field, language }: OfferPlace) =>
    t(`operate-offers.fields.${field}`) + (language === null ? '' : ` (${nameOf(language)})`)
  function wordsOf(offer: OfferContent, { field, language }: OfferPlace): string {
    if (language !== null) return writtenIn(language, offer[field])
    if (field === 'brandId') return nameOfBrand(offer.brandId)
    if (field === 'iconCategories')
      return offer.iconCategories.map((one) => t(`terms.categories.${one}`)).join(', ')
    return String(offer[field] ?? '')
  }
  return (
    <Banner tone="warning" title={t('operate-offers.conflict')}>
      <p>{t('operate-offers.conflictText')}</p>
      <dl className={styles.differences}>
        {merged.conflicts.map((place) => (
          <div key={`${place.field} ${place.language}`}>
            <dt>{label(place)}</dt>
            {(['mine', 'theirs'] as const).map((whose) => (
              <dd key={whose}>
                {t(`operate-offers.${whose}`)}:{' '}
                <bdi>{wordsOf(merged[whose], place) || t('operate-offers.empty')}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onKeep}>
          {t('operate-offers.keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {t('operate-offers.takeTheirs')}
        </Button>
      </div>
    </Banner>
  )
}
