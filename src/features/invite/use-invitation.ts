import { useEffect, useEffectEvent, useState } from 'react'
import * as limits from '../../contract/limits.ts'
import { useData } from '../../data/data-context.ts'
import { announce } from '../../ui/status-store.ts'
import { inviteCopy } from './copy.ts'

/** What became of sending. */
type Outcome =
  | { state: 'idle' | 'busy' }
  | { state: 'failed'; reason: string }
  | { state: 'sent'; notReached: readonly string[] }

/**
 * Sends invitations; says for 3 s that they are sent.
 * @param onOver after those 3 s, with the addresses that could not be reached
 */
export function useInvitation(onOver: (notReached: readonly string[]) => void) {
  const data = useData()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const finish = useEffectEvent(onOver)

  useEffect(() => {
    if (outcome.state !== 'sent') return
    const timer = setTimeout(() => {
      setOutcome({ state: 'idle' })
      finish(outcome.notReached)
    }, limits.invitesSentShown)
    return () => clearTimeout(timer)
  }, [outcome])

  async function send(emails: readonly string[], message: string | null) {
    setOutcome({ state: 'busy' })
    try {
      const reached = new Set(await data.invite([...emails], message))
      if (reached.size === 0) throw new Error(inviteCopy.failed)
      setOutcome({ state: 'sent', notReached: emails.filter((one) => !reached.has(one)) })
      announce(inviteCopy.sent)
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : inviteCopy.failed
      setOutcome({ state: 'failed', reason })
    }
  }
  return { outcome, send, reset: () => setOutcome({ state: 'idle' }) }
}
