import { useText } from '../../i18n/text-context.ts'
import { sustainabilityCategories } from '../../contract/categories.ts'
import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './badge-filter.module.css'

type BadgeFilterProps = {
  chosen: readonly SustainabilityCategory[]
  onChange: (chosen: SustainabilityCategory[]) => void
}

/** The six sustainability badges, any number of them. */
export function BadgeFilter({ chosen, onChange }: BadgeFilterProps) {
  const t = useText()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('pathways.badgeLegend')}</legend>
      <div className={styles.badges}>
        {sustainabilityCategories.map((badge) => {
          const isChosen = chosen.includes(badge)
          const others = chosen.filter((one) => one !== badge)
          return (
            <label key={badge} className={styles.badge}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen}
                onChange={() => onChange(isChosen ? others : [...others, badge])}
              />
              {isChosen ? <Icon drawing={icons.check} /> : <CategoryMark category={badge} />}
              <span>{t(`terms.categories.${badge}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
