import { useEffect, useState } from 'react'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { createProfileDraft, followDetails, type ProfileDraft } from './profile-draft.ts'

/**
 * The draft of the opened organisation, for the form and for whoever else adds to it.
 * @param key of the form: another one is another organisation, with a draft of its own
 */
export function useProfileDraft(key: string, details: OrganisationDetails): ProfileDraft {
  const [kept, setKept] = useState(() => ({ key, draft: createProfileDraft(details) }))
  const current = kept.key === key ? kept : { key, draft: createProfileDraft(details) }
  if (current !== kept) setKept(current)
  const { draft } = current
  useEffect(() => followDetails(draft, details), [draft, details])
  return draft
}
