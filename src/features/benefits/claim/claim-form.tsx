import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import type { PhoneEntry } from '#src/ui/use-phone-number.ts'
import styles from './claim.module.css'

type ClaimFormProps = {
  /** Of the form, for its button in the dialog's footer. */
  id: string
  partner: string
  phone: PhoneEntry
  /** What the server said of the phone number. */
  refusal: string | null
  /** Why the claim failed otherwise. */
  error: string | null
  onSubmit: () => void
}

/** Asks for the phone number that a claim needs. */
export function ClaimForm({ id, partner, phone, refusal, error, onSubmit }: ClaimFormProps) {
  const t = useText()
  return (
    <form
      id={id}
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p>{t('benefits.claim.leavePhone', { partner })}</p>
      <PhoneField
        label={t('benefits.claim.phone')}
        hint={t('benefits.claim.phoneHint')}
        entry={phone}
        refusal={refusal}
      />
      {error && (
        <Banner tone="critical" title={t('benefits.claim.failed')}>
          <p>{error}</p>
        </Banner>
      )}
    </form>
  )
}
