import type { ReactNode } from 'react'
import { ComboboxPopup } from './combobox-popup.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { useCombobox } from './use-combobox.ts'
import styles from './combobox.module.css'

export type ComboboxProps<T> = {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  required?: boolean | undefined
  id?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  query: string
  onQueryChange: (query: string) => void
  /** What the query found, best first. */
  options: readonly T[]
  onChoose: (option: T) => void
  /** The answer is still on its way. */
  busy: boolean
  /** Said when nothing was found. */
  emptyText: string
  /** Whether there is an answer to a query. */
  isLongEnough: (query: string) => boolean
  renderOption: (option: T) => ReactNode
  /** Escape leaves the text: it is an entry of a form, not a search that is over. */
  retainsText?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/**
 * Search and choose, after the ARIA 1.2 combobox pattern: focus stays in the input, arrows move
 * through the list, Enter chooses, Escape closes the list and, pressed again,
 * empties the input unless it retains its text.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hint, error, required, id, placeholder, disabled, query } = props
  const box = useCombobox(props)
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(aria) => (
        <div className={styles.combobox} ref={box.root}>
          <TextInput
            {...aria}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={box.listId}
            aria-activedescendant={box.activeId}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder}
            disabled={disabled}
            value={query}
            onChange={(event) => box.type(event.currentTarget.value)}
            onKeyDown={box.onKeyDown}
            onClick={box.show}
            onBlur={box.onBlur}
          />
          <ComboboxPopup {...props} box={box} />
        </div>
      )}
    </Field>
  )
}
