import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { createLeaveQuestion } from '#src/lib/leave-question.ts'
import { announce } from '#src/ui/status-store.ts'
import { credentialsPath } from '../paths.ts'
import { useOperate } from '../operate-context.ts'
import { go, hrefOf, placeNow } from '../place.ts'
import { singleKeys } from '../single-keys.ts'
import { createDrafts } from './drafts.ts'
import { createItemStore } from './item-store.ts'
import { createLeases } from './leases.ts'
import { keyText, type QueueKey, readFilters } from './queue-key.ts'
import type { Queue } from './use-queue.ts'
import { type Submission, useSubmissions } from './use-submissions.ts'
import { useUndo } from './use-undo.ts'

/** What the queue on the screen can be told. */
export type QueueHandle = Pick<Queue, 'put'> & {
  /** Takes out what was decided. @returns what to go on to; null: nothing is left */
  takeOut(key: string): string | null
  /** Reads something anew that is not as it was shown. */
  recheck(key: QueueKey): void
}

/** What a verifier works with. It stays for as long as the console does, whatever screen is shown. */
export type Desk = ReturnType<typeof useDesk>

/** Keeps what was typed and decided, and goes on from one item to the next. */
export function useDesk() {
  const t = useText()
  const { data } = useOperate()
  const [store] = useState(() => createItemStore(data))
  const [leases] = useState(() => createLeases(data))
  const [askBeforeLeaving] = useState(() => createLeaveQuestion(window))
  const [drafts] = useState(() => createDrafts(askBeforeLeaving))
  const queue: RefObject<QueueHandle | null> = useRef(null)
  useEffect(() => () => askBeforeLeaving(false), [askBeforeLeaving])

  const undoing = useUndo({
    onUndone({ item }, isStill) {
      store.forget(item)
      drafts.reopen(item)
      queue.current?.put(item)
      if (isStill) goTo(keyText(item))
    },
    onOver: ({ item, draft }) => drafts.forget(item, draft),
  })

  const submissions = useSubmissions({
    isShown,
    onSend: ({ item, draft }) => drafts.keep(item, draft),
    onDecided(submission, { id }) {
      const { item, draft } = submission
      const key = keyText(item)
      store.forget(item)
      leases.decided(item)
      drafts.sent(item)
      const words = wordsOf(submission)
      undoing.offer({ id, item, draft, words })
      announce(`${words} ${t(singleKeys.get() ? 'operate.undo.can' : 'operate.undo.canByButton')}`)
      const next = queue.current?.takeOut(key) ?? null
      if (isShown(key)) goTo(next)
    },
    onStale({ item }) {
      store.forget(item)
      queue.current?.recheck(item)
    },
  })

  function wordsOf({ item: { supplier }, draft, name }: Submission): string {
    const params = { credential: name, supplier }
    return draft.side === 'confirm'
      ? t('operate.undo.confirmed', params)
      : t(`operate.undo.${draft.outcome}`, params)
  }

  const { newest, isBusy, undo } = undoing
  return { store, leases, drafts, queue, submissions, newest, isUndoing: isBusy, undo }
}

/** Whether the address names an item. */
const isShown = (key: string): boolean => placeNow().query['item'] === key

/** Shows an item, or only the list, under the filters of this moment. */
export function goTo(item: string | null): void {
  const { query } = placeNow()
  const href = hrefOf(credentialsPath, { ...readFilters(query), item: item ?? undefined })
  go(href, { replace: query['item'] !== undefined })
}
