import { useEffect, useRef } from 'react'
import { announce } from '../../ui/status-store.ts'
import type { OutboxStatus } from './outbox-status.ts'
import { statusSpeech } from './status-speech.ts'

/** ms; what passes quicker than this is not worth an interruption. */
const settling = 700

/**
 * Has each change of the status said once, politely, when it has settled.
 * @param isKnown whether what the device holds has been read; nothing is said before
 */
export function useStatusSpeech(status: OutboxStatus | null, isKnown: boolean): void {
  const before = useRef<OutboxStatus | null>(undefined)
  const { kind = null, count = 0 } = status ?? {}
  useEffect(() => {
    if (!isKnown || kind === 'sending') return
    const timer = setTimeout(() => {
      const now = kind && { kind, count }
      const speech = statusSpeech(before.current, now)
      before.current = now
      if (speech) announce(speech)
    }, settling)
    return () => clearTimeout(timer)
  }, [kind, count, isKnown])
}
