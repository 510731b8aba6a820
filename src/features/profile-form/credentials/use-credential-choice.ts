import type { Credential } from '#src/contract/catalogue.ts'
import { announce } from '../../../ui/status.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { displayName } from './credential-list.ts'

/** Where the events of PRF-15 go. */
export type CredentialEvent = (
  event: 'select_credential' | 'unselect_credential',
  about: { credential: string; organisation: string },
) => void

/** Adds credentials to the draft and takes them away, telling analytics and screen readers. */
export function useCredentialChoice(track: CredentialEvent) {
  const { draft } = useProfileForm()
  return {
    select({ id, name, shortName, tier }: Credential) {
      if (draft.fields.credentials.some((one) => one.id === id)) return
      draft.fields.credentials.push({ id, name, shortName, status: 'PENDING', tier })
      track('select_credential', { credential: id, organisation: draft.slug })
      announce(`${displayName({ name, shortName })} added`)
    },
    unselect({ id, name, shortName }: { id: string; name: string; shortName: string }) {
      draft.fields.credentials = draft.fields.credentials.filter((one) => one.id !== id)
      track('unselect_credential', { credential: id, organisation: draft.slug })
      announce(`${displayName({ name, shortName })} removed`)
    },
  }
}
