import { useEffect, useRef, useState } from 'react'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import type { QueuedDecision } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import type { DecisionDraft } from '../decide/decision-draft.ts'
import type { ItemStore } from './item-store.ts'
import { besides, keyText, readKey } from './queue-key.ts'
import type { Queue } from './use-queue.ts'
import { useUndo } from './use-undo.ts'

type Options = {
  queue: Queue
  /** Of what is open; null: nothing is. */
  open: string | null
  store: ItemStore
  goTo: (key: string | null) => void
  nameOf: (credentialId: string) => string
}

/** Goes through the queue: steps, decisions, what was typed about each item, and the way back from a slip. */
export function useDecisions({ queue, open, store, goTo, nameOf }: Options) {
  const t = useText()
  const [drafts] = useState(() => new Map<string, DecisionDraft>())
  const decided = useRef(0)
  const undoing = useUndo((key) => {
    const wanted = readKey(key)
    if (wanted) store.forget(wanted)
    queue.refresh()
    goTo(key)
  })

  const next = besides(queue.rows, open, 1)
  const ahead = next && keyText(next) !== open ? next : null
  useEffect(() => {
    // What is open comes first.
    if (open && ahead)
      void store.item(readKey(open) ?? ahead).then(
        () => store.readAhead(ahead),
        () => {},
      )
  }, [open, ahead, store])

  const atEnd = queue.hasMore && next !== undefined && next === queue.rows.at(-1)
  const { more } = queue
  useEffect(() => {
    if (atEnd) more()
  }, [atEnd, more])

  return {
    drafts,
    last: undoing.last,
    isUndoing: undoing.isBusy,
    undo: undoing.undo,
    step(by: 1 | -1) {
      const row = besides(queue.rows, open, by)
      if (row) goTo(keyText(row))
    },
    onDecided(item: QueueItem, draft: DecisionDraft, queued: QueuedDecision) {
      const key = keyText(item)
      const following = besides(queue.rows, key, 1)
      const before = besides(queue.rows, key, -1)
      const to = [following, before].find((row) => row && keyText(row) !== key)
      const name = { credential: nameOf(item.credentialId), supplier: item.supplier }
      const words =
        draft.side === 'confirm'
          ? t('operate.undo.confirmed', name)
          : t(`operate.undo.${draft.outcome}`, name)
      decided.current += 1
      queue.drop(key)
      store.forget(item)
      undoing.offer(key, words, queued)
      announce(`${words} ${t('operate.undo.can')}`)
      goTo(to ? keyText(to) : null)
    },
  }
}
