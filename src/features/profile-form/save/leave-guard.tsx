import { useText } from '#src/i18n/text-context.ts'
import { useData } from '#src/data/data-context.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { useProfileForm } from '../form/form-context.ts'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before typing would be dropped that the device cannot keep (OFF-11); a kept draft comes back. */
export function LeaveGuard() {
  const t = useText()
  const { draft } = useProfileForm()
  const { outbox } = useData()
  return (
    <LeaveQuestion
      wouldLose={() => !outbox.state.canStore && isDirty(draft.fields, draft.base)}
      title={t('profile-form.leaveTitle')}
      text={t('profile-form.leaveText')}
      stay={t('profile-form.stay')}
      leave={t('profile-form.leave')}
    />
  )
}
