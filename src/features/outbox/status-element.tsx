import { useUser } from '../../auth/use-user.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import { StatusPill } from './status-pill.tsx'
import { useReachable } from '#src/data/use-reachable.ts'
import { useStatusSpeech } from './use-status-speech.ts'

/**
 * The one place that says whether the portal can reach its server, and what is on this device alone
 * (OFF-8). A guest has nothing here that could wait.
 */
export function StatusElement() {
  const user = useUser()
  const { Part: UserStatus } = useLatePart(loadUserStatus, user !== null)
  if (!user) return <GuestStatus />
  return UserStatus && <UserStatus key={user.id} userId={user.id} />
}

const loadUserStatus = async () => (await import('./user-status.tsx')).UserStatus

function GuestStatus() {
  const status = useReachable() ? null : ({ kind: 'offline', count: 0 } as const)
  useStatusSpeech(status, true)
  return status && <StatusPill status={status} />
}
