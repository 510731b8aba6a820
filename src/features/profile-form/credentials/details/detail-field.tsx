import type { Credential } from '#src/contract/catalogue.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'
import { useText } from '#src/i18n/text-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { Field } from '#src/ui/field.tsx'
import { TextInput, type TextInputProps } from '#src/ui/text-input.tsx'
import { markLeft, setDetail } from '../../draft/edit-draft.ts'
import { detailKey } from '../../draft/field-keys.ts'
import { useProfileForm } from '../../form/form-context.ts'
import { checkCredentialNumber } from './check-credential-number.ts'
import styles from './credential-details.module.css'

type DetailFieldProps = {
  credential: Credential
  field: StatedField
  text: string
  error: string | undefined
}

/** One thing that can be stated about a credential. What is wrong is said once the focus leaves it. */
export function DetailField({ credential, field, text, error }: DetailFieldProps) {
  const t = useText()
  const { draft } = useProfileForm()
  const { id } = credential
  const key = detailKey(id, field)
  return (
    <div className={styles.field} data-field={field}>
      <Field
        label={labelOf(t, credential, field)}
        hint={hintOf(t, credential, field)}
        error={error}
        id={key}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...inputs[field]}
            value={text}
            onChange={(event) => setDetail(draft, { id, field, text: event.currentTarget.value })}
            onBlur={({ currentTarget: { validity } }) => {
              markLeft(draft, key)
              // Half a date is no value that could be kept or sent.
              if (validity.badInput) draft.misread[key] = t('profile-form.details.wrong.day')
              else if (field === 'number') void checkCredentialNumber(t, draft, credential)
              else delete draft.misread[key]
            }}
          />
        )}
      </Field>
    </div>
  )
}

const inputs: Record<StatedField, TextInputProps> = {
  number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  issuer: { autoComplete: 'off' },
  scope: { autoComplete: 'off' },
  issuedOn: { type: 'date' },
  expiresOn: { type: 'date' },
  entryUrl: { type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false, dir: 'ltr' },
}

function labelOf(t: Translate, { number, scopeIs }: Credential, field: StatedField): string {
  if (field === 'number') return t(`profile-form.details.numbers.${number?.name ?? 'certificate'}`)
  if (field === 'scope') return t(`profile-form.details.scopes.${scopeIs ?? 'coverage'}`)
  return t(`profile-form.details.names.${field}`)
}

function hintOf(
  t: Translate,
  { number, scopeIs, validMonths, register }: Credential,
  field: StatedField,
) {
  if (field === 'number')
    return number?.example && t('profile-form.details.example', { example: number.example })
  if (field === 'issuer') return t('profile-form.details.issuerHint')
  if (field === 'scope' && scopeIs !== 'level') return t('profile-form.details.scopeHint')
  if (field === 'expiresOn' && validMonths)
    return t('profile-form.details.usual', { months: validMonths })
  if (field === 'entryUrl' && register)
    return (
      <a className={styles.register} href={register} target="_blank" rel="noopener noreferrer">
        {t('profile-form.details.register')}
      </a>
    )
  return undefined
}
