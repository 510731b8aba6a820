import { LeaveQuestion } from '../../save/leave-question.tsx'
import { evidenceCopy } from './copy.ts'
import { useEvidenceDesk } from './evidence-context.ts'

/** Asks before chosen files would be dropped unsent. */
export function UploadGuard() {
  const { queue } = useEvidenceDesk()
  return (
    <LeaveQuestion
      wouldLose={() => queue.state.uploads.length > 0}
      title={evidenceCopy.leaveTitle}
      text={evidenceCopy.leaveText}
      stay={evidenceCopy.stay}
      leave={evidenceCopy.leave}
    />
  )
}
