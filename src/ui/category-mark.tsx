import styles from './category-mark.module.css'
import { categoryDrawings } from './category-drawings.ts'

export type CategoryMarkProps = {
  category: keyof typeof categoryDrawings
}

/**
 * The small illustration of a sustainability category, in the brand's colours: a ground shape, a
 * second tint and ink lines. An ornament: the category's name stands beside it.
 */
export function CategoryMark({ category }: CategoryMarkProps) {
  const { ground, tint, lines } = categoryDrawings[category]
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.disc} cx="32" cy="32" r="30" />
      <path className={styles.ground} d={ground} />
      <path className={styles.tint} d={tint} />
      <path className={styles.lines} d={lines} />
    </svg>
  )
}
