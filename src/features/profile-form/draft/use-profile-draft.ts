import { useEffect, useState } from 'react'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { useData } from '#src/data/data-context.ts'
import { createProfileDraft, followDetails, type ProfileDraft } from './profile-draft.ts'

/**
 * The draft of the opened organisation, for the form and the other sections that add to it; as the
 * device stored it, once the drafts are open.
 * @param key of the form: another one is another organisation, with a draft of its own
 */
export function useProfileDraft(key: string, details: OrganisationDetails): ProfileDraft {
  const data = useData()
  const create = () => ({
    key,
    draft: createProfileDraft(details, data.outbox.draftOf(details.slug)),
  })
  const [kept, setHeld] = useState(create)
  const current = kept.key === key ? kept : create()
  if (current !== kept) setHeld(current)
  const { draft } = current
  useEffect(() => followDetails(draft, details), [draft, details])
  return draft
}
