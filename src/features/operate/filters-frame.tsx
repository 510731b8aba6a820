import { type ReactNode, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import styles from './filters-frame.module.css'

type FiltersFrameProps = {
  /** Filters that are chosen. */
  count: number
  onClear: () => void
  /** The choices, which are there once it is open: no step through a list is to draw hundreds of them again. */
  children: () => ReactNode
}

/** Filters of a list, of which the summary says how many are chosen. */
export function FiltersFrame({ count, onClear, children }: FiltersFrameProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <details
      className={styles.filters}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon drawing={icons.filter} />
        {count > 0 ? t('operate.filters.chosen', { count }) : t('operate.filters.title')}
        <Icon drawing={icons.chevronDown} />
      </summary>
      {isOpen && (
        <div className={styles.fields}>
          {children()}
          {count > 0 && (
            <Button variant="quiet" onClick={onClear}>
              {t('operate.filters.clear')}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}
