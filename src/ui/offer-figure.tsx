import { percentFormat } from '../i18n/number-formats.ts'
import { RichText } from '../i18n/rich-text.tsx'
import { useTexts } from '../i18n/text-context.ts'
import { CategoryMark, type CategoryMarkProps } from './category-mark.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './offer-figure.module.css'

type OfferFigureProps = {
  /** Null where the offer is no reduction. */
  percentage: number | null
  /** What it is mostly for. */
  category: CategoryMarkProps['category'] | undefined
}

/** What catches the eye first: how much the offer saves, else the mark of what it is for. */
export function OfferFigure({ percentage, category }: OfferFigureProps) {
  const { t, language } = useTexts()
  if (percentage !== null && percentage > 0) {
    return (
      <p className={styles.figure}>
        <RichText
          text={t('benefits.saving', {
            percent: percentFormat(language).format(percentage / 100),
          })}
          renderTags={{
            number: (words) => <span className={styles.number}>{words}</span>,
            unit: (words) => <span className={styles.unit}>{words}</span>,
          }}
        />
      </p>
    )
  }
  return (
    <div className={styles.figure}>
      {category ? (
        <CategoryMark category={category} />
      ) : (
        <span className={styles.gift}>
          <Icon drawing={icons.gift} />
        </span>
      )}
    </div>
  )
}
