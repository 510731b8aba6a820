import { copy } from '../copy.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'

type Circumstances = Pick<ProfileDraft, 'saving' | 'outgoing'> & {
  /** Mandatory things that are missing. */
  missing: number
  isDirty: boolean
  /** Whether what is typed outlasts the page. */
  isKeeping: boolean
  isReachable: boolean
}

/** What stands beside Save: where the profile is safe, and what keeps it from the server. */
export function saveState(now: Circumstances): string {
  const { saving, outgoing, missing, isDirty, isKeeping, isReachable } = now
  if (saving) return copy.saving
  if (outgoing === 'conflict') return copy.conflictTitle
  if (outgoing === 'refused') return copy.refused
  if (!isKeeping && (isDirty || outgoing)) return copy.notKept
  if (outgoing === 'sign-in') return copy.needsSignIn
  if (outgoing) return isReachable ? copy.sentAgain : copy.savedHere
  if (missing > 0) return copy.missingCount(missing)
  return isDirty ? copy.unsaved : copy.allSaved
}
