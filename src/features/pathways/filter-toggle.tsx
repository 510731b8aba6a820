import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { pathwaysCopy } from './copy.ts'
import styles from './filter-bar.module.css'

type FilterToggleProps = {
  panelId: string
  isOpen: boolean
  /** How many filters are set. */
  active: number
  onToggle: () => void
}

/** Folds the filters out and up again, and says how many are set. Not there on large screens. */
export function FilterToggle({ panelId, isOpen, active, onToggle }: FilterToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <Icon drawing={icons.filter} />
      <span>{pathwaysCopy.filters}</span>
      {active > 0 && <span className={styles.count}>{pathwaysCopy.active(active)}</span>}
      <span className={styles.chevron}>
        <Icon drawing={icons.chevronDown} />
      </span>
    </button>
  )
}
