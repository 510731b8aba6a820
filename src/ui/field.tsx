import { useId, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** What the control of a field carries so that label, hint and error belong to it. */
export type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode | undefined
  /** What is wrong and how to put it right; shown beside the control. */
  error?: string | undefined
  required?: boolean | undefined
  /** For links of an error summary; made up when not given. */
  id?: string | undefined
  children: (aria: FieldAria) => ReactNode
}

/** Label above, hint under the label, error beside the control. */
export function Field({ label, hint, error, required = false, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        required,
      })}
    </div>
  )
}
