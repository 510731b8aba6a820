import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { membersCopy } from './copy.ts'

/** The people are on their way. */
export function MembersLoading() {
  return (
    <div>
      <Spinner label={membersCopy.loading} />
      <Skeleton height="22rem" />
    </div>
  )
}
