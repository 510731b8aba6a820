import { useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

/** A form that is refused when it is sent. */
export function ErrorSummarySpecimen() {
  const [isRefused, setRefused] = useState(false)
  const nameId = useId()
  const sizeId = useId()
  const errors = [
    { href: `#${nameId}`, text: samples.nameError },
    { href: `#${sizeId}`, text: samples.sizeError },
  ]
  return (
    <State label={stateNames.refused} wide>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(true)
        }}
      >
        {isRefused && <ErrorSummary title={samples.problems} errors={errors} />}
        <Field
          id={nameId}
          label={samples.name}
          error={isRefused ? samples.nameError : undefined}
          required
        >
          {(aria) => <TextInput {...aria} autoComplete="off" />}
        </Field>
        <Field id={sizeId} label={samples.size} error={isRefused ? samples.sizeError : undefined}>
          {(aria) => (
            <Select {...aria}>
              {samples.sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className={styles.row}>
          <Button variant="primary" type="submit">
            {samples.send}
          </Button>
        </div>
      </form>
    </State>
  )
}
