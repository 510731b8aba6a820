import { useRef, type ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import { ComboboxOptions } from './combobox-options.tsx'
import { SpinnerRing } from './spinner-ring.tsx'
import type { ComboboxState } from './use-combobox.ts'
import styles from './combobox.module.css'

export type ComboboxPopupProps<T> = {
  label: ReactNode
  query: string
  options: readonly T[]
  busy: boolean
  emptyText: string
  renderOption: (option: T) => ReactNode
  box: ComboboxState<T>
}

/** The list below the input, and the words in its place while waiting or when nothing was found. */
export function ComboboxPopup<T>(props: ComboboxPopupProps<T>) {
  const t = useText()
  const { options, busy, emptyText, box } = props
  const scroller = useRef<HTMLDivElement>(null)
  const found = box.open && options.length > 0
  return (
    <div className={styles.popup} hidden={!box.open}>
      <div
        ref={scroller}
        className={styles.list}
        role="listbox"
        id={box.listId}
        aria-label={t('controls.suggestions')}
        // Scrollable, but the input keeps the focus and arrows move through it.
        tabIndex={-1}
        hidden={!found}
      >
        {found && <ComboboxOptions {...props} scroller={scroller} />}
      </div>
      <div className={styles.message} role="status">
        {box.open && busy && (
          <>
            <SpinnerRing />
            <span>{t('controls.searching')}</span>
          </>
        )}
        {box.open && !busy && !found && <span>{emptyText}</span>}
        {found && !busy && (
          <span className={styles.count}>{t('controls.found', { count: options.length })}</span>
        )}
      </div>
    </div>
  )
}
