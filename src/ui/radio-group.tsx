import clsx from 'clsx'
import { useId, useRef, type ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field-error.tsx'
import { useEarlyChoice } from './use-early-choice.ts'

export type RadioOption<V extends string> = {
  value: V
  label: ReactNode
  hint?: ReactNode | undefined
}

export type RadioGroupProps<V extends string> = {
  legend: ReactNode
  hint?: ReactNode | undefined
  error?: string | undefined
  options: readonly RadioOption<V>[]
  /** `null`: nothing chosen yet. */
  value: V | null
  onChange: (value: V) => void
  /** Side by side instead of one under the other. */
  row?: boolean | undefined
  required?: boolean | undefined
  /** Of the first radio, for links of an error summary. */
  id?: string | undefined
  /** Under which a form is sent that works without a script. */
  name?: string | undefined
}

/** One of a few, as the browser's own radio buttons: arrow keys move, Tab passes by. */
export function RadioGroup<V extends string>({
  legend,
  hint,
  error,
  options,
  value,
  onChange,
  row,
  required,
  id,
  name,
}: RadioGroupProps<V>) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(group, ({ elements }) => {
    const chosen = [...elements].find((one) => one instanceof HTMLInputElement && one.checked)
    const option = options.find((one) => one.value === chosen?.getAttribute('value'))
    if (option) onChange(option.value)
  })
  const ownId = useId()
  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  return (
    <fieldset
      ref={group}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it, and only it may be invalid
      role="radiogroup"
      className={styles.group}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      data-invalid={error ? '' : undefined}
      aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className={clsx(row && styles.row)}>
        {options.map((option, index) => (
          <label className={styles.choice} key={option.value}>
            <input
              type="radio"
              className={clsx(styles.box, styles.dot)}
              name={name ?? ownId}
              id={index === 0 ? id : undefined}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
