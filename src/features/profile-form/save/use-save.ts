import { useState } from 'react'
import { problemText } from '#src/i18n/problem-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { SaveOutcome } from '#src/data/outbox/outbox.ts'
import { useData } from '#src/data/data-context.ts'
import { announce } from '#src/ui/status.tsx'
import { notify } from '#src/ui/notifications.tsx'
import { numbersChecked } from '../account/check-number.ts'
import { markAttempted } from '../draft/edit-draft.ts'
import { wrongFields } from '../draft/field-errors.ts'
import { canSave } from '../draft/missing.ts'
import { keyOfServerField } from '../draft/server-fields.ts'
import type { ProfileFormState } from '../form/form-context.ts'

/** What Save does, and the messages that its last try left to be shown above the form. */
export type SaveAction = {
  /** Saves, or explains why it cannot be. */
  save: () => Promise<void>
  /** Shows what came of a save. */
  tell: (outcome: SaveOutcome) => void
  /** Counts the tries that were refused, so that each brings its summary anew. */
  refusals: number
  /** Counts the tries that met another member's save of the same fields, still to be resolved. */
  conflicts: number
}

export type SaveEvents = {
  /** Gets what the server stored. */
  onSaved: (details: OrganisationDetails) => void
  /** Called when Save stored nothing on the server: refused, queued, or in conflict. */
  onNotSaved: () => void
}

/** Saving for one form. */
export function useSave(
  { draft, sync, otherMinorityId }: ProfileFormState,
  { onSaved, onNotSaved }: SaveEvents,
): SaveAction {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  const [refusals, setRefusals] = useState(0)
  const [conflicts, setConflicts] = useState(0)
  const refuse = () => {
    onNotSaved()
    setRefusals((before) => before + 1)
  }

  function tell(outcome: SaveOutcome): void {
    if (outcome.kind !== 'saved') onNotSaved()
    switch (outcome.kind) {
      case 'saved':
        data.profile.rememberSlug(outcome.details.slug)
        return onSaved(outcome.details)
      case 'waiting':
        // A server in trouble says so; that there is none is said beside Save.
        if (outcome.problem?.status) {
          return notify({
            message: problemText(texts, outcome.problem) || t('profile-form.requestFailed'),
            tone: 'critical',
          })
        }
        return announce(
          data.outbox.state.canStore
            ? t('profile-form.savedHere')
            : t('profile-form.notSentNotStored'),
        )
      case 'sign-in':
        return announce(t('profile-form.needsSignIn'))
      case 'refused': {
        const { field } = outcome.problem
        if (field && keyOfServerField(field, draft.fields)) return refuse()
        const message = problemText(texts, outcome.problem) || t('profile-form.requestFailed')
        return notify({ message, tone: 'critical' })
      }
      case 'conflict':
        return setConflicts((before) => before + 1)
      case 'theirs':
    }
  }

  async function save() {
    await numbersChecked(draft)
    if (draft.saving) return
    markAttempted(draft)
    if (!canSave(t, draft.fields) || wrongFields(t, draft, otherMinorityId).length > 0)
      return refuse()
    tell(await sync.save(otherMinorityId))
  }
  return { save, tell, refusals, conflicts }
}
