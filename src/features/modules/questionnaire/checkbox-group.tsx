import type { ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import styles from './question-step.module.css'

type CheckboxGroupProps = {
  legend: ReactNode
  hint: string
  hintId: string
  options: readonly { id: string; label: ReactNode }[]
  chosen: readonly string[]
  onChange: (id: string, on: boolean) => void
}

/** A group of checkboxes: any number of a few options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, hint, hintId, options, chosen, onChange } = props
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <div>
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(id, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
