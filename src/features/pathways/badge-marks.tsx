import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import { useText } from '../../i18n/text-context.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import styles from './badge-marks.module.css'

type BadgeMarksProps = { label: string; badges: readonly SustainabilityCategory[] }

/** What a credential stands for, each with its mark and its name. */
export function BadgeMarks({ label, badges }: BadgeMarksProps) {
  const t = useText()
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge}>
          <CategoryMark category={badge} />
          <span>{t(`terms.categories.${badge}`)}</span>
        </li>
      ))}
    </ul>
  )
}
