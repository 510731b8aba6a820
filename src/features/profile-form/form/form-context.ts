import { createContext, useSyncExternalStore } from 'react'
import { useProvided } from '#src/lib/use-provided.ts'
import { useSnapshot } from 'valtio'
import type { DraftSync } from '../draft/draft-sync.ts'
import type { DraftSnapshot, ProfileDraft } from '../draft/profile-draft.ts'
import type { FormStatus, FormStatusSource } from './form-status.ts'

/** What the parts of the form share. */
export type ProfileFormState = {
  draft: ProfileDraft
  sync: DraftSync
  /** Id of the attribute that needs a free text, null where the catalogue has none. */
  otherMinorityId: string | null
  status: FormStatusSource
}

export const ProfileFormContext = createContext<ProfileFormState | null>(null)

/** The form around this part. */
export function useProfileForm(): ProfileFormState {
  return useProvided(ProfileFormContext, 'profile form')
}

/**
 * Part of what the form says of its draft; the caller is rendered anew only when that part changes.
 * @param select returns the same value, by identity, as long as it says the same
 */
export function useFormStatus<T>(select: (status: FormStatus) => T): T {
  const { status } = useProfileForm()
  return useSyncExternalStore(status.subscribe, () => select(status.read()))
}

/**
 * The draft as it is now, following each key press at once so that no caret jumps, with the
 * messages to show beside the fields. Only what is read of `now` is followed.
 */
export function useDraft(): {
  draft: ProfileDraft
  now: DraftSnapshot
  errors: ReadonlyMap<string, string>
} {
  const { draft } = useProfileForm()
  const now = useSnapshot(draft, { sync: true })
  return { draft, now, errors: useFormStatus(({ errors }) => errors) }
}
