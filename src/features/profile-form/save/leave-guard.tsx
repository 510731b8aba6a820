import { useData } from '#src/data/data-context.ts'
import { copy } from '../copy.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { useProfileForm } from '../form/form-context.ts'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before typing would be dropped that the device cannot keep (OFF-11); a kept draft comes back. */
export function LeaveGuard() {
  const { draft } = useProfileForm()
  const { outbox } = useData()
  return (
    <LeaveQuestion
      wouldLose={() => !outbox.state.isKeeping && isDirty(draft.fields, draft.base)}
      title={copy.leaveTitle}
      text={copy.leaveText}
      stay={copy.stay}
      leave={copy.leave}
    />
  )
}
