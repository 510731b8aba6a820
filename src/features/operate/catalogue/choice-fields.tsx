import { useId } from 'react'
import { toggled } from '#src/lib/toggled.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Select } from '#src/ui/select.tsx'
import { idOf } from '../brands/draft/field-ids.ts'
import records from '../records/records.module.css'
import screen from '../console-screen.module.css'

type FieldProps = {
  /** JSON pointer of the field in the entry. */
  path: string
  label: string
  hint?: string | undefined
  required?: boolean | undefined
  errorOf: (path: string) => string | undefined
}

type ChoiceFieldProps = FieldProps & {
  value: string
  /** What no choice stands for; null: there has to be one. */
  none: string | null
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** One of some values. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { path, label, hint, required, errorOf, value, none, options, onChange } = props
  return (
    <Field id={idOf(path)} {...{ label, hint, required }} error={errorOf(path)}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {none !== null && <option value="">{none}</option>}
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type ChecksFieldProps<Value extends string> = FieldProps & {
  value: readonly Value[]
  options: readonly (readonly [Value, string])[]
  /** Told those that are chosen, in the order of the options. */
  onChange: (value: Value[]) => void
}

/** Any of some values. */
export function ChecksField<Value extends string>(props: ChecksFieldProps<Value>) {
  const { path, label, hint, errorOf, value, options, onChange } = props
  const errorId = useId()
  // A value of the list may be what is wrong.
  const error = errorOf(path) ?? value.map((_, at) => errorOf(`${path}/${at}`)).find(Boolean)
  const toggle = (one: Value) => {
    const chosen = toggled(new Set(value), one)
    onChange(options.flatMap(([id]) => (chosen.has(id) ? [id] : [])))
  }
  return (
    <fieldset
      id={idOf(path)}
      tabIndex={-1}
      className={records.group}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{label}</legend>
      {hint && <p className={screen.hint}>{hint}</p>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {options.map(([id, name]) => (
        <Checkbox key={id} label={name} checked={value.includes(id)} onChange={() => toggle(id)} />
      ))}
    </fieldset>
  )
}
