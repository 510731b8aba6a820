import type { Credential } from '#src/contract/catalogue.ts'
import { isBlank } from '#src/contract/one-line.ts'
import { detailText } from '#src/contract/profile/credential-details.ts'
import { useText } from '#src/i18n/text-context.ts'
import { detailKey } from '../../draft/field-keys.ts'
import { Fold } from '../../form/fold.tsx'
import { useDraft } from '../../form/form-context.ts'
import { displayName } from '../credential-list.ts'
import styles from './credential-details.module.css'
import { DetailField } from './detail-field.tsx'

type CredentialDetailsProps = {
  credential: Credential
  /** Whether the server knows it as one that is held. */
  isSaved: boolean
  /** Whether it is confirmed: what is stated then waits, and changes nothing until it is confirmed too. */
  isConfirmed: boolean
}

/** What can be stated about a credential, as its entry in the catalogue asks (TRU-1). */
export function CredentialDetails({ credential, isSaved, isConfirmed }: CredentialDetailsProps) {
  const t = useText()
  const { now, errors } = useDraft()
  const { id, asks = [] } = credential
  if (asks.length === 0) return null
  const given = asks.filter((field) => !isBlank(detailText(now.fields, id, field)))
  const isRenewal = isConfirmed && given.length > 0
  return (
    <Fold
      title={t(isRenewal ? 'profile-form.details.renew' : 'profile-form.details.title')}
      label={t('profile-form.details.of', { credential: displayName(credential) })}
      summary={t('profile-form.details.given', { given: given.length, asked: asks.length })}
      hasContent={!isSaved}
      isWrong={asks.some((field) => errors.has(detailKey(id, field)))}
      isLate
    >
      <p className={styles.hint}>
        {t(isConfirmed ? 'profile-form.details.renewHint' : 'profile-form.details.hint')}
      </p>
      <div className={styles.fields}>
        {asks.map((field) => (
          <DetailField
            key={field}
            credential={credential}
            field={field}
            text={detailText(now.fields, id, field)}
            error={errors.get(detailKey(id, field))}
          />
        ))}
      </div>
    </Fold>
  )
}
