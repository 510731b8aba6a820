import { useState } from 'react'
import type { PairItem } from '#src/contract/operate/duplicates.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { notify } from '#src/ui/notification-store.ts'
import { announce } from '#src/ui/status-store.ts'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'
import { duplicatesPath } from '../paths.ts'
import { hrefOf } from '../place.ts'
import { createKept } from '../queue/kept-reads.ts'
import { keyText } from '../queue/queue-key.ts'
import { isShown, useQueueDesk } from '../queue/use-queue-desk.ts'
import type { Undoing } from '../queue/use-undo.ts'
import { dismissalOf, type PairDraft, pairDrafts } from './pair-draft.ts'
import { goToPair } from './pair-filters.ts'

/** Pairs that are kept: the one that is shown, and what is read ahead. */
const most = 4
/** Milliseconds after which a pair is read anew: its suppliers and other operators may have changed it. */
const longest = 60_000

type Submission = { item: PairItem; draft: PairDraft }

/** What was typed and decided about suppliers that are probably one. */
export type PairDesk = ReturnType<typeof usePairDesk>

export function usePairDesk(undoing: Pick<Undoing, 'offer'>) {
  const texts = useTexts()
  const { t } = texts
  const { data } = useOperate()
  const [kept] = useState(() => createKept<PairItem>({ most, longest, now: () => Date.now() }))
  const forget = (item: PairItem) => kept.forget(keyText(item))
  const namesOf = ({ item: { supplier, other } }: Submission) => ({
    ...{ supplier, other: other.supplier },
  })
  const desk = useQueueDesk<PairItem, PairDraft, Submission>({
    ...{ undoing, leaseCalls: data.duplicates, rules: pairDrafts, goTo: goToPair, forget },
    hrefOf: (item) => hrefOf(duplicatesPath, { item: keyText(item) }),
    decide: ({ item, draft }, key) => data.duplicates.dismiss(item, dismissalOf(draft), key),
    failedWords: (submission) => t('operate-duplicates.failed', namesOf(submission)),
    wordsOf: (submission) => t('operate-duplicates.dismissed', namesOf(submission)),
  })
  /** Reads a pair, once in a while. */
  const read = (slug: string, other: string) =>
    kept.read(keyText({ slug, otherSlug: other }), () => data.duplicates.item(slug, other))
  const atHand = (slug: string, other: string) => kept.atHand(keyText({ slug, otherSlug: other }))
  /** A pair has become one, which nobody can undo. */
  function merged(submission: Submission) {
    const { item, draft } = submission
    const key = keyText(item)
    forget(item)
    desk.leases.decided(item)
    desk.drafts.forget(item, draft)
    announce(t('operate-duplicates.merged', namesOf(submission)))
    const next = desk.queue.current?.takeOut(key, submission) ?? null
    if (isShown(key)) goToPair(next)
  }
  /** A pair did not become one, since it is not as it was shown. */
  function notMerged(submission: Submission, failure: ProblemError) {
    const { item } = submission
    forget(item)
    desk.queue.current?.recheck(item)
    notify({
      title: t('operate-duplicates.failed', namesOf(submission)),
      message: failureText(texts, failure) ?? '',
      tone: 'critical',
    })
  }
  return { ...desk, read, atHand, merged, notMerged }
}
