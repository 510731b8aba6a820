import type { RefObject } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { sustainabilityCategories } from '../../contract/categories.ts'
import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import { toggled } from '../../lib/toggled.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './category-filter.module.css'

type CategoryFilterProps = {
  wanted: ReadonlySet<SustainabilityCategory>
  onChange: (wanted: ReadonlySet<SustainabilityCategory>) => void
  /** Shows everything again; absent where that is offered elsewhere or nothing is chosen. */
  onReset: (() => void) | undefined
  /** What the filter leaves, in words. */
  result: string
  /** The first toggle, where the focus goes when a button that resets goes. */
  first: RefObject<HTMLButtonElement | null>
}

/** The six categories to choose offers by; several at once mean any of them. */
export function CategoryFilter(props: CategoryFilterProps) {
  const t = useText()
  const { wanted, onChange, onReset, result, first } = props
  return (
    <div className={styles.filter}>
      <div role="group" aria-labelledby="category-filter" className={styles.group}>
        <h3 id="category-filter" className={styles.title}>
          {t('benefits.filter')}
        </h3>
        <div className={styles.toggles}>
          {sustainabilityCategories.map((category, index) => (
            <button
              key={category}
              ref={index === 0 ? first : undefined}
              type="button"
              className={styles.toggle}
              aria-pressed={wanted.has(category)}
              onClick={() => onChange(toggled(wanted, category))}
            >
              <span className={styles.mark}>
                {wanted.has(category) ? (
                  <Icon drawing={icons.check} />
                ) : (
                  <CategoryMark category={category} />
                )}
              </span>
              <span>{t(`terms.categories.${category}`)}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.result}>
        <p>{result}</p>
        {onReset && (
          <Button variant="quiet" onClick={onReset}>
            {t('benefits.showAll')}
          </Button>
        )}
      </div>
    </div>
  )
}
