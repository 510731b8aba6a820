import { useText } from '../../i18n/text-context.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
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
  const t = useText()
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onToggle}
    >
      <Icon drawing={icons.filter} />
      <span>{t('pathways.filters')}</span>
      {active > 0 && (
        <span className={styles.count}>{t('pathways.active', { count: active })}</span>
      )}
      <span className={styles.chevron}>
        <Icon drawing={icons.chevronDown} />
      </span>
    </button>
  )
}
