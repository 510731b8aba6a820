import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './choice.module.css'
import { useEarlyChoice } from './use-early-choice.ts'

export type CheckboxProps = {
  label: ReactNode
  hint?: ReactNode | undefined
  /** `mixed`: some, not all, of what it stands for. */
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  name?: string | undefined
  value?: string | undefined
  id?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
}

/** A tick box whose whole row can be pressed. */
export function Checkbox({ label, hint, checked, onChange, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEarlyChoice(input, (early) => onChange(early.checked))
  const mixed = checked === 'mixed'
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        ref={input}
        id={id ?? ownId}
        type="checkbox"
        className={styles.box}
        checked={checked === true}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </label>
  )
}
