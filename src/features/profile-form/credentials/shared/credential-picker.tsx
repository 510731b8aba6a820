import { useState, type ReactNode } from 'react'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import type { ChosenCredential } from '#src/contract/profile/profile-fields.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { displayName, searchCredentials } from '../credential-list.ts'

type CredentialPickerProps = {
  label: ReactNode
  credentials: readonly Readonly<ChosenCredential>[]
  /** Id of the chosen one; empty while there is none. */
  value: string
  onChange: (credentialId: string) => void
}

/** As many as a list can be looked through for. */
const few = 12

/** Chooses one of the credentials that are held: from a list, or by its name where they are many. */
export function CredentialPicker(props: CredentialPickerProps) {
  const t = useText()
  const { label, credentials, value, onChange } = props
  if (credentials.length > few) return <CredentialFinder {...props} />
  return (
    <Field label={label}>
      {(aria) => (
        <Select {...aria} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t('shared-files.open')}</option>
          {credentials.map((one) => (
            <option key={one.id} value={one.id}>
              {displayName(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function CredentialFinder({ label, credentials, value, onChange }: CredentialPickerProps) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState('')
  const chosen = credentials.find((one) => one.id === value)
  return (
    <Combobox
      label={label}
      hint={t('profile-form.credentialsHint')}
      query={chosen ? displayName(chosen) : typed}
      onQueryChange={(query) => {
        setTyped(query)
        if (chosen) onChange('')
      }}
      options={searchCredentials(language, credentials, chosen ? '' : typed)}
      onChoose={(one) => {
        setTyped(displayName(one))
        onChange(one.id)
      }}
      busy={false}
      emptyText={t('profile-form.noResults')}
      isLongEnough={isLongEnough}
      renderOption={(one) => <span dir="auto">{displayName(one)}</span>}
    />
  )
}
