import { useUser } from '../../auth/use-user.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { reachabilityCopy } from './reachability-copy.ts'
import * as icons from '../../ui/icons.ts'
import { StatusPill } from './status-pill.tsx'
import { useStatusSpeech } from './use-status-speech.ts'

/** Says to a guest whether the portal can reach its server (OFF-8); nothing of theirs could wait. */
export function GuestStatus() {
  return useUser() ? null : <Reachability />
}

function Reachability() {
  const status = useReachable() ? null : 'offline'
  useStatusSpeech({ status, isKnown: true, speechOf })
  return (
    status && <StatusPill icon={icons.offline} tone="neutral" words={[reachabilityCopy.offline]} />
  )
}

/** A page that opens without a network says so by itself. */
function speechOf(before: 'offline' | null | undefined, now: 'offline' | null): string | null {
  if (before === undefined || before === now) return null
  return now ? reachabilityCopy.offline : reachabilityCopy.onlineAgain
}
