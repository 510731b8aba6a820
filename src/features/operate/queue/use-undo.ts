import { useEffect, useState } from 'react'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import type { QueuedDecision } from '#src/data/operate-data.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { announce } from '#src/ui/status-store.ts'
import { notify } from '#src/ui/notification-store.ts'
import { useOperate } from '../operate-context.ts'

/** A decision that is not done yet. */
export type Undoable = { id: string; key: string; words: string }

/**
 * Keeps the last decision for as long as it can be undone.
 * @param onUndone told of what waits again
 */
export function useUndo(onUndone: (key: string) => void) {
  const texts = useTexts()
  const { data } = useOperate()
  const [last, setLast] = useState<Undoable | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!last) return
    // By the clock of this device; the server's has the last word.
    const timer = setTimeout(() => setLast(null), undoSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [last])

  async function undo() {
    if (!last || isBusy) return
    setBusy(true)
    try {
      await data.undo(last.id)
      setLast(null)
      announce(texts.t('operate.undo.done'))
      onUndone(last.key)
    } catch (reason) {
      setLast(null)
      const message = reason instanceof Error ? problemText(texts, reason) : String(reason)
      notify({ message, tone: 'critical' })
    }
    setBusy(false)
  }

  return {
    last,
    isBusy,
    undo: () => void undo(),
    offer: (key: string, words: string, { id }: QueuedDecision) => setLast({ id, key, words }),
  }
}
