import { problemText } from '../../i18n/problem-text.ts'
import { useTexts } from '../../i18n/text-context.ts'
import { refusalOf } from '../../contract/refusal-of.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import styles from './apply-form.module.css'
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
  const texts = useTexts()
  const { t } = texts
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
        label={t('invoice-finance.apply.phone')}
        hint={t('invoice-finance.apply.phoneHint')}
        entry={phone}
        refusal={refusal && problemText(texts, refusal)}
      />
      <fieldset
        className={styles.agreements}
        data-invalid={isMissing ? '' : undefined}
        aria-describedby={isMissing ? missingId : undefined}
      >
        <legend className={styles.legend}>{t('invoice-finance.apply.agreements')}</legend>
        {isMissing && <FieldError id={missingId}>{t('invoice-finance.apply.missing')}</FieldError>}
        {agreements.map((one) => (
          <Checkbox
            key={one}
            id={boxId(id, one)}
            label={t(`invoice-finance.apply.${one}`)}
            checked={agreed.has(one)}
            required
            onChange={() => agree(one)}
          />
        ))}
      </fieldset>
      {error && !refusal && (
        <Banner tone="critical" title={t('invoice-finance.apply.failed')}>
          <p>{error}</p>
        </Banner>
      )}
    </form>
  )
}
