import { useEffect, useEffectEvent, useState } from 'react'
import { problemText } from '../../i18n/problem-text.ts'
import { useTexts } from '../../i18n/text-context.ts'
import * as limits from '../../contract/limits.ts'
import { useOpenData } from '../../data/data-context.ts'
import { announce } from '../../ui/status-store.ts'

/** What became of sending. */
type Outcome =
  | { state: 'idle' | 'busy' }
  | { state: 'failed'; reason: string }
  | { state: 'sent'; reached: readonly string[]; notReached: readonly string[] }

/**
 * Sends invitations; says for 3 s that they are sent.
 * @param onOver after those 3 s, with the addresses that were reached
 */
export function useInvitation(onOver: (reached: readonly string[]) => void) {
  const texts = useTexts()
  const { t } = texts
  const data = useOpenData()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const finish = useEffectEvent(onOver)

  useEffect(() => {
    if (outcome.state !== 'sent') return
    const timer = setTimeout(() => {
      setOutcome({ state: 'idle' })
      finish(outcome.reached)
    }, limits.invitesSentShown)
    return () => clearTimeout(timer)
  }, [outcome])

  async function send(emails: readonly string[], message: string | null) {
    setOutcome({ state: 'busy' })
    try {
      const reached = await data.outreach.invite([...emails], message)
      if (reached.length === 0) throw new Error(t('invite.failed'))
      const notReached = emails.filter((one) => !reached.includes(one))
      setOutcome({ state: 'sent', reached, notReached })
      announce(t('invite.sent'))
    } catch (error) {
      const reason = (error instanceof Error && problemText(texts, error)) || t('invite.failed')
      setOutcome({ state: 'failed', reason })
    }
  }
  return { outcome, send, reset: () => setOutcome({ state: 'idle' }) }
}
