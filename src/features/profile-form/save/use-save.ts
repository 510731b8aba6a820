import { useState } from 'react'
import { useBrand } from '#src/brand/brand-context.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { useData } from '#src/data/data-context.ts'
import { notify } from '#src/ui/notifications.tsx'
import { markAttempted } from '../draft/edit-draft.ts'
import { wrongFields } from '../draft/field-errors.ts'
import { canSave } from '../draft/missing.ts'
import { keyOfServerField } from '../draft/server-fields.ts'
import type { ProfileFormState } from '../form/form-context.ts'
import { saveProfile } from './save-profile.ts'

/** What Save does, and the messages that its last try left to be shown above the form. */
export type SaveAction = {
  /** Saves, or explains why it cannot be. */
  save: () => Promise<void>
  /** Counts the tries that were refused, so that each brings its summary anew. */
  refusals: number
}

/** Saving for one form. `onSaved` gets what the server stored. */
export function useSave(
  { draft, otherMinorityId }: ProfileFormState,
  onSaved: (details: OrganisationDetails) => void,
): SaveAction {
  const data = useData()
  const { associatedPortfolios: portfolios } = useBrand()
  const [refusals, setRefusals] = useState(0)

  async function save() {
    if (draft.saving) return
    markAttempted(draft)
    if (!canSave(draft.fields) || wrongFields(draft, otherMinorityId).length > 0) {
      setRefusals((before) => before + 1)
      return
    }
    const saved = await saveProfile(draft, { data, portfolios, otherMinorityId })
    if (saved) return onSaved(saved)
    if (!draft.refusal) return
    const { field, message } = draft.refusal
    if (field && keyOfServerField(field, draft.fields)) setRefusals((before) => before + 1)
    else notify({ message, tone: 'critical' })
  }
  return { save, refusals }
}
