import { refusalOf } from '../../contract/refusal-of.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import styles from './apply-form.module.css'
import { applyCopy } from './copy.ts'
import { agreements, boxId, type Application } from './use-application.ts'

type ApplyFormProps = {
  /** Of the form, for its button in the dialog's footer. */
  id: string
  application: Application
  /** Id of the sentence that names what is missing. */
  missingId: string
  /** Whether it was submitted with a box unticked. */
  isMissing: boolean
  onSubmit: () => void
}

/** What an application needs. What was typed and ticked stays when sending fails. */
export function ApplyForm({ id, application, missingId, isMissing, onSubmit }: ApplyFormProps) {
  const { phone, agreed, agree, failure, error } = application
  const refusal = refusalOf(failure, 'phoneNumber')
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <PhoneField
        label={applyCopy.phone}
        hint={applyCopy.phoneHint}
        entry={phone}
        refusal={refusal}
      />
      <fieldset
        className={styles.agreements}
        data-invalid={isMissing ? '' : undefined}
        aria-describedby={isMissing ? missingId : undefined}
      >
        <legend className={styles.legend}>{applyCopy.agreements}</legend>
        {isMissing && <FieldError id={missingId}>{applyCopy.missing}</FieldError>}
        {agreements.map((one) => (
          <Checkbox
            key={one}
            id={boxId(id, one)}
            label={applyCopy[one]}
            checked={agreed.has(one)}
            required
            onChange={() => agree(one)}
          />
        ))}
      </fieldset>
      {error && !refusal && (
        <Banner tone="critical" title={applyCopy.failed}>
          <p>{error}</p>
        </Banner>
      )}
    </form>
  )
}
