import { useUser } from '../../auth/use-user.ts'
import { StatusPill } from './status-pill.tsx'
import { useReachable } from '#src/data/use-reachable.ts'
import { useStatusSpeech } from './use-status-speech.ts'
import { UserStatus } from './user-status.tsx'

/**
 * The one place that says whether the portal can reach its server, and what is on this device alone
 * (OFF-8). A guest has nothing here that could wait.
 */
export function StatusElement() {
  const user = useUser()
  return user ? <UserStatus key={user.id} userId={user.id} /> : <GuestStatus />
}

function GuestStatus() {
  const status = useReachable() ? null : ({ kind: 'offline', count: 0 } as const)
  useStatusSpeech(status, true)
  return status && <StatusPill status={status} />
}
