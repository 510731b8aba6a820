import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/status-store.ts'
import { isSentAutomatically } from './unsent-entries.ts'
import { useReachable } from '#src/data/use-reachable.ts'
import { useUnsent } from './use-unsent.ts'

/** Sends the queue at once. Hidden while the queue is empty or the server cannot be reached. */
export function SendButton() {
  const t = useText()
  const data = useData()
  const all = useUnsent()
  const isReachable = useReachable()
  const [isBusy, setBusy] = useState(false)
  const isWaiting = all.some(({ state }) => state === 'waiting' || state === 'sending')
  if (!isBusy && !(isReachable && isWaiting)) return null

  async function send() {
    setBusy(true)
    await data.outbox.sendDrafts()
    await data.outbox.sendEvidence()
    const { items } = data.outbox.state
    const files = data.outbox.evidenceQueue.files.filter(isSentAutomatically)
    if ([...items, ...files].some(({ state }) => state !== 'draft')) announce(t('outbox.notSent'))
    setBusy(false)
  }
  return (
    <Button variant="primary" busy={isBusy} onClick={() => void send()}>
      {t('outbox.sendNow')}
    </Button>
  )
}
