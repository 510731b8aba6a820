import { useId, type ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { CategoryMark, type CategoryMarkProps } from './category-mark.tsx'
import { Chip } from './chip.tsx'
import * as icons from './icons.ts'
import styles from './offer-card.module.css'
import { OfferFigure } from './offer-figure.tsx'

type OfferCardProps = {
  offer: {
    offerLabel: string
    title: string
    description: string
    tag: string
    /** Null where it is no reduction. */
    offerPercentage: number | null
    /** Languages of texts that are not in the page's, by field. */
    languages?: Readonly<Record<string, string>> | undefined
  }
  /** What it supports. */
  categories: readonly CategoryMarkProps['category'][]
  /** How it is taken up. */
  action: ReactNode
}

/** One offer: what it saves, whose it is, what it is, what it supports, and how to take it up. */
export function OfferCard({ offer, categories, action }: OfferCardProps) {
  const t = useText()
  const titleId = useId()
  const { languages } = offer
  return (
    <article className={styles.offer} aria-labelledby={titleId}>
      <OfferFigure percentage={offer.offerPercentage} category={categories[0]} />
      <div className={styles.words}>
        <div className={styles.lead}>
          <p className={styles.label} lang={languages?.['offerLabel']}>
            <bdi>{offer.offerLabel}</bdi>
          </p>
          {offer.tag && (
            <Chip tone="neutral" icon={icons.tag}>
              <span lang={languages?.['tag']}>{offer.tag}</span>
            </Chip>
          )}
        </div>
        <h3 id={titleId} className={styles.title} dir="auto" lang={languages?.['title']}>
          {offer.title}
        </h3>
        <p className={styles.description} dir="auto" lang={languages?.['description']}>
          {offer.description}
        </p>
        {categories.length > 0 && (
          <ul className={styles.categories} aria-label={t('benefits.supports')}>
            {categories.map((category) => (
              <li key={category}>
                <CategoryMark category={category} />
                <span>{t(`terms.categories.${category}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {action}
      </div>
    </article>
  )
}
