import { type RefObject, useRef, useState } from 'react'
import type { QueuedDecision } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { afterPicture } from '#src/lib/after-picture.ts'
import { announce } from '#src/ui/status-store.ts'
import { placeNow } from '../place.ts'
import { singleKeys } from '../single-keys.ts'
import type { DraftRules } from './drafts.ts'
import { createLeases, type LeaseCalls } from './leases.ts'
import { type AnyKey, keyText } from './queue-key.ts'
import { useDrafts } from './use-drafts.ts'
import { type AnySubmission, useSubmissions } from './use-submissions.tsx'
import type { Undoing } from './use-undo.ts'

/** What the queue on the screen can be told. */
export type QueueHandle<Item, Sent> = {
  /** Puts back what waits again. */
  put(item: Item): void
  /** Takes out what was decided. @returns what to go on to; null: nothing is left */
  takeOut(key: string, sent: Sent): string | null
  /** Reads something anew that is not as it was shown. */
  recheck(key: AnyKey): void
}

type Submission<Item, Draft> = AnySubmission & { item: Item; draft: Draft }

type Options<Item, Draft, Sent> = {
  undoing: Pick<Undoing, 'offer'>
  leaseCalls: LeaseCalls
  rules: DraftRules<Item, Draft>
  /** Has an item read anew the next time. */
  forget: (item: Item) => void
  /** @returns the decision, as long as it can be undone; null: it is done */
  decide: (submission: Sent, key: string) => Promise<QueuedDecision | null>
  failedWords: (submission: Sent) => string
  /** What was decided, said once it was. */
  wordsOf: (submission: Sent) => string
  /** What the lease of an item is of, where that is not the item. */
  leaseOf?: (item: Item) => AnyKey
  /** Where an item is shown. */
  hrefOf: (item: Item) => string
  /** Shows an item, or only the list. */
  goTo: (key: string | null) => void
}

/**
 * Keeps what was typed and decided about the items of one queue, and goes on from one to the next. It stays for as
 * long as the console does, whatever screen is shown.
 */
export function useQueueDesk<
  Item extends AnyKey & { version: string },
  Draft extends object,
  Sent extends Submission<Item, Draft>,
>(options: Options<Item, Draft, Sent>) {
  const { undoing, rules, forget, decide, failedWords, wordsOf, goTo } = options
  const { leaseOf = (item: Item) => item, hrefOf } = options
  const t = useText()
  const [leases] = useState(() => createLeases(options.leaseCalls, afterPicture))
  const drafts = useDrafts(rules)
  const queue: RefObject<QueueHandle<Item, Sent> | null> = useRef(null)

  const submissions = useSubmissions<Sent, QueuedDecision | null>({
    ...{ decide, failedWords, isShown },
    hrefOf: ({ item }) => hrefOf(item),
    onSend: ({ item, draft }) => drafts.keep(item, draft),
    onDecided(submission, queued) {
      const { item, draft } = submission
      const key = keyText(item)
      forget(item)
      leases.decided(leaseOf(item))
      drafts.sent(item)
      const words = wordsOf(submission)
      if (queued) {
        undoing.offer({
          ...{ id: queued.id, words },
          onUndone(isStill) {
            forget(item)
            drafts.reopen(item)
            queue.current?.put(item)
            if (isStill) goTo(key)
          },
          onOver: () => drafts.forget(item, draft),
        })
        const how = t(singleKeys.get() ? 'operate.undo.can' : 'operate.undo.canByButton')
        announce(`${words} ${how}`)
      } else {
        drafts.forget(item, draft)
        announce(words)
      }
      const next = queue.current?.takeOut(key, submission) ?? null
      if (isShown(key)) goTo(next)
    },
    onStale({ item }) {
      forget(item)
      queue.current?.recheck(item)
    },
  })

  return { leases, drafts, queue, submissions }
}

/** Whether the address names an item. */
export const isShown = (key: string): boolean => placeNow().query['item'] === key
