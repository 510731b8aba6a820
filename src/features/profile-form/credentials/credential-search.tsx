import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '#src/i18n/text-context.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import { isLongEnough } from '#src/contract/is-long-enough.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { CredentialOption } from '#src/ui/credential-option.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { searchCredentials } from './credential-list.ts'
import { useCredentialChoice } from './use-credential-choice.ts'

const credentialSearchId = 'profile-credential-search'

type CredentialSearchProps = { all: readonly Credential[] }

/** Finds credentials of the catalogue by short name or name. */
export function CredentialSearch({ all }: CredentialSearchProps) {
  const { t, language } = useTexts()
  const [query, setQuery] = useState('')
  const { draft } = useProfileForm()
  const { credentials: chosen } = useSnapshot(draft).fields
  const { select } = useCredentialChoice()
  const found = useMemo(() => {
    const chosenIds = new Set(chosen.map((one) => one.id))
    return searchCredentials(language, all, query).filter((one) => !chosenIds.has(one.id))
  }, [language, all, query, chosen])
  return (
    <Combobox
      id={credentialSearchId}
      label={t('profile-form.searchCredentials')}
      hint={t('profile-form.credentialsHint')}
      query={query}
      onQueryChange={setQuery}
      options={found}
      onChoose={(credential) => {
        select(credential)
        setQuery('')
      }}
      busy={false}
      emptyText={t('profile-form.noResults')}
      isLongEnough={isLongEnough}
      renderOption={(one) => <CredentialOption credential={one} />}
    />
  )
}
