import { Link } from '@tanstack/react-router'
import { ProblemError } from '../../contract/problem.ts'
import { Button } from '../../ui/button.tsx'
import * as icons from '../../ui/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { membersCopy } from './copy.ts'

type MembersFailedProps = { failure: unknown; retry: () => void }

/** Nobody to be seen: the user may not, or the network could not. */
export function MembersFailed({ failure, retry }: MembersFailedProps) {
  const isRefused = failure instanceof ProblemError && [403, 404].includes(failure.status)
  return (
    <div role="alert">
      <EmptyState
        title={isRefused ? membersCopy.refusedTitle : membersCopy.failed}
        icon={isRefused ? icons.lock : icons.offline}
        action={
          isRefused ? (
            <Link to="/register/organisation" className={buttonClass('secondary')}>
              {membersCopy.toOwn}
            </Link>
          ) : (
            <Button variant="secondary" onClick={retry}>
              {membersCopy.retry}
            </Button>
          )
        }
      >
        {failure instanceof Error && failure.message}
      </EmptyState>
    </div>
  )
}
