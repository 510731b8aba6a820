import { copy } from '../copy.ts'
import { isDirty } from '../draft/dirty.ts'
import { useProfileForm } from '../form/form-context.ts'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before unsaved typing would be dropped. */
export function LeaveGuard() {
  const { draft } = useProfileForm()
  return (
    <LeaveQuestion
      wouldLose={() => isDirty(draft.fields, draft.base)}
      title={copy.leaveTitle}
      text={copy.leaveText}
      stay={copy.stay}
      leave={copy.leave}
    />
  )
}
