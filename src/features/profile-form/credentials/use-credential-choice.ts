import { useAnalytics } from '#src/analytics/analytics-context.ts'
import type { Credential } from '#src/contract/catalogue.ts'
import { announce } from '#src/ui/status.tsx'
import { addCredential, removeById } from '../draft/edit-draft.ts'
import type { ChosenCredential } from '../draft/profile-fields.ts'
import { useProfileForm } from '../form/form-context.ts'
import { displayName } from './credential-list.ts'

/** Adds credentials to the draft and takes them away, telling analytics and screen readers (PRF-15). */
export function useCredentialChoice() {
  const { draft } = useProfileForm()
  const analytics = useAnalytics()
  const tell = (
    event: 'select_credential' | 'unselect_credential',
    { id, name }: { readonly id: string; readonly name: string },
  ) => analytics.track(event, { credentialId: id, credentialName: name }, 'General')
  return {
    select(credential: Credential) {
      const { id, name, shortName, tier } = credential
      if (!addCredential(draft, { id, name, shortName, tier, status: 'PENDING' })) return
      tell('select_credential', credential)
      announce(`${displayName(credential)} added`)
    },
    unselect(credential: Readonly<ChosenCredential>) {
      removeById(draft, 'credentials', credential.id)
      tell('unselect_credential', credential)
      announce(`${displayName(credential)} removed`)
    },
  }
}
