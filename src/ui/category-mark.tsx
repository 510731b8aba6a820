import drawings from './category-drawings.svg?url'
import styles from './category-mark.module.css'

export type CategoryMarkProps = {
  category: 'Environment' | 'Ethical' | 'Community' | 'Social' | 'Diversity' | 'Governance'
}

const parts = ['ground', 'tint', 'lines'] as const

/**
 * The small illustration of a sustainability category, in the brand's colours: a ground shape, a
 * second tint and ink lines. An ornament: the category's name stands beside it.
 */
export function CategoryMark({ category }: CategoryMarkProps) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.disc} cx="32" cy="32" r="30" />
      {/* A picture of its own: every first visit would carry the paths of all six. */}
      {parts.map((part) => (
        <use key={part} className={styles[part]} href={`${drawings}#${category}-${part}`} />
      ))}
    </svg>
  )
}
