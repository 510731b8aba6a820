import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import { fieldErrors } from '../draft/field-errors.ts'
import type { DraftSnapshot, ProfileDraft } from '../draft/profile-draft.ts'

/** What the parts of the form share. */
export type ProfileFormState = {
  draft: ProfileDraft
  /** Id of the attribute that needs a free text, null where the catalogue has none. */
  otherMinorityId: string | null
}

export const ProfileFormContext = createContext<ProfileFormState | null>(null)

/** The form around this part. */
export function useProfileForm(): ProfileFormState {
  const form = use(ProfileFormContext)
  if (!form) throw new Error('useProfileForm needs a ProfileForm around it.')
  return form
}

/**
 * The draft as it is now, following each key press at once so that no caret jumps, with the
 * messages to show beside the fields.
 */
export function useDraft(): {
  draft: ProfileDraft
  now: DraftSnapshot
  errors: ReadonlyMap<string, string>
} {
  const { draft, otherMinorityId } = useProfileForm()
  const now = useSnapshot(draft, { sync: true })
  return { draft, now, errors: fieldErrors(now, otherMinorityId) }
}
