import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import { CategoryMark } from '../../ui/category-mark.tsx'
import styles from './badge-marks.module.css'

type BadgeMarksProps = { label: string; badges: readonly SustainabilityCategory[] }

/** What a credential stands for, each with its mark and its name. */
export function BadgeMarks({ label, badges }: BadgeMarksProps) {
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge} className={styles.badge}>
          <CategoryMark category={badge} />
          <span>{badge}</span>
        </li>
      ))}
    </ul>
  )
}
