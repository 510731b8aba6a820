import { sustainabilityCategories } from '#src/contract/categories.ts'
import { CategoryMark } from '#src/ui/category-mark.tsx'
import styles from './mark-grid.module.css'

/** The six categories. */
export function CategoryGrid() {
  return (
    <ul className={styles.categories}>
      {sustainabilityCategories.map((category) => (
        <li key={category}>
          <CategoryMark category={category} />
          <span>{category}</span>
        </li>
      ))}
    </ul>
  )
}
