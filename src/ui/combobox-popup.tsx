import type { ReactNode } from 'react'
import { SpinnerRing } from './spinner-ring.tsx'
import type { ComboboxState } from './use-combobox.ts'
import styles from './combobox.module.css'

export type ComboboxPopupProps<T> = {
  label: ReactNode
  options: readonly T[]
  busy: boolean
  emptyText: string
  renderOption: (option: T) => ReactNode
  box: ComboboxState<T>
}

/** The list below the input, and the words in its place while waiting or when nothing was found. */
export function ComboboxPopup<T>({
  options,
  busy,
  emptyText,
  renderOption,
  box,
}: ComboboxPopupProps<T>) {
  const found = box.open && options.length > 0
  return (
    <div className={styles.popup} hidden={!box.open}>
      <ul
        className={styles.list}
        role="listbox"
        id={box.listId}
        aria-label="Suggestions"
        hidden={!found}
      >
        {found &&
          options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and takes the keys
            <li
              key={index}
              id={box.optionId(index)}
              role="option"
              aria-selected={index === box.active}
              className={styles.option}
              // The input keeps its focus, so that its blur does not close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => box.activate(index)}
              onClick={() => box.choose(option)}
            >
              {renderOption(option)}
            </li>
          ))}
      </ul>
      <div className={styles.message} role="status">
        {box.open && busy && (
          <>
            <SpinnerRing />
            <span>Searching</span>
          </>
        )}
        {box.open && !busy && !found && <span>{emptyText}</span>}
        {found && !busy && <span className={styles.count}>{`${options.length} found`}</span>}
      </div>
    </div>
  )
}
